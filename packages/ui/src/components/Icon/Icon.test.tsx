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
  const shapes = (): (string | null)[] =>
    [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  const [up, down] = shapes();
  rerender(<SortIcon direction="ascending" />);
  expect(shapes()).toEqual([up]);
  rerender(<SortIcon direction="descending" />);
  expect(shapes()).toEqual([down]);
});
