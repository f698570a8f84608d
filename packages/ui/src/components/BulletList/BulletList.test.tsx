import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BulletList } from './BulletList.tsx';

it('is announced as a list with its number of items, in Safari too', () => {
  render(<BulletList items={['Läs dokument', 'Skicka meddelanden']} />);
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Läs dokument',
    'Skicka meddelanden',
  ]);
});

it('keeps a short word with a hyphen on one line', () => {
  render(<BulletList items={['Logga in med BankID-appen']} />);
  expect(screen.getByText('BankID-appen').tagName).toBe('SPAN');
});
