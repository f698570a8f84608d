import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Columns, Stack } from './index.ts';

it.each(['ul', 'ol'] as const)('is a list for Safari too, where its parts are %s items', (as) => {
  render(
    <Stack as={as}>
      <li>Krav</li>
      <li>Skador</li>
    </Stack>,
  );
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('reads the aside after the main part, or before it where it is what people come for', () => {
  const { container, rerender } = render(<Columns aside="Betala">Fakta</Columns>);
  expect(container.textContent).toBe('FaktaBetala');
  rerender(
    <Columns aside="Betala" asideFirstWhenNarrow>
      Fakta
    </Columns>,
  );
  expect(container.textContent).toBe('BetalaFakta');
});
