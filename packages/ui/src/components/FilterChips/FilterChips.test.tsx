import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { FilterChips } from './FilterChips.tsx';

const filters = [
  { key: 'via', label: 'Skickat via: Kivra' },
  { key: 'kind', label: 'Kravbrev' },
];

it.each([
  ['via', 'Skickat via: Kivra', 'Ta bort Kravbrev'],
  ['kind', 'Kravbrev', 'Ta bort Skickat via: Kivra'],
])('removes the filter %s and focuses a neighbour [G19]', async (key, label, neighbour) => {
  const onRemove = vi.fn();
  renderWithUi(<FilterChips filters={filters} label="Filter" onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: `Ta bort ${label}` }));
  expect(onRemove.mock.calls).toEqual([[key]]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: neighbour }));
});
