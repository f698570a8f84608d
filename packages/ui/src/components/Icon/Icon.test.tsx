import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import * as icons from './Icon.tsx';
import { SortIcon } from './SortIcon.tsx';

it.each(Object.entries(icons))('leaves the words to the words: %s is not read', (_name, Icon) => {
  render(
    <button type="button">
      <Icon /> Betala
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Betala' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows each sort direction by a shape of its own', () => {
  const { container } = render(
    (['none', 'ascending', 'descending'] as const).map((direction) => (
      <SortIcon direction={direction} key={direction} />
    )),
  );
  const shapes = [...container.children].map(({ className }) => className);
  expect(new Set(shapes).size).toBe(3);
});
