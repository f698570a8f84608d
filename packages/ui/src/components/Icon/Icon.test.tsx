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

it('shows the sort direction by its shape', () => {
  const { container, rerender } = render(<SortIcon direction="none" />);
  const shape = (): string | null | undefined => container.querySelector('path')?.getAttribute('d');
  const both = shape();
  rerender(<SortIcon direction="ascending" />);
  const up = shape();
  rerender(<SortIcon direction="descending" />);
  const down = shape();
  expect(up).not.toBe(down);
  expect(both).toBe(`${String(up)}${String(down)}`);
});
