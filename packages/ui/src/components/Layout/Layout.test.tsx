import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Columns, Stack } from './index.ts';

it.each(['ul', 'ol'] as const)('is a list in Safari too when its parts are %s items', (as) => {
  render(
    <Stack as={as}>
      <li>Krav</li>
      <li>Skador</li>
    </Stack>,
  );
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('reads the aside after the main part, or before it when it is the main task', () => {
  const { container, rerender } = render(<Columns aside="Betala">Fakta</Columns>);
  expect(container.textContent).toBe('FaktaBetala');
  rerender(
    <Columns aside="Betala" asideFirstWhenNarrow>
      Fakta
    </Columns>,
  );
  expect(container.textContent).toBe('BetalaFakta');
});

it('keeps the state of the main part when the aside appears and disappears', () => {
  const { rerender } = render(
    <Columns aside={null}>
      <input aria-label="Sök" />
    </Columns>,
  );
  const field = screen.getByRole('textbox');
  rerender(
    <Columns aside="Betala">
      <input aria-label="Sök" />
    </Columns>,
  );
  expect(screen.getByRole('textbox')).toBe(field);
});
