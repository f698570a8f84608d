import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Badge } from './Badge.tsx';

it('is part of the name of its link, with the whole count in words [U02]', () => {
  renderWithUi(
    <a href="/meddelanden">
      Meddelanden <Badge count={12} label="12 olästa meddelanden" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Meddelanden 12 olästa meddelanden' })).toBeDefined();
});

it('is silent where the page says the same in words [Z54]', () => {
  renderWithUi(
    <a href="/meddelanden">
      Meddelanden <Badge count={2} />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Meddelanden' })).toBeDefined();
});
