import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BulletList } from './BulletList.tsx';

it('keeps a short word with a hyphen on one line', () => {
  render(<BulletList items={['Logga in med BankID-appen']} />);
  expect(screen.getByText('BankID-appen').tagName).toBe('SPAN');
});
