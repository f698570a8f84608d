import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { EmptyState } from './index.ts';

it('says that there is nothing, without a heading or an announcement', () => {
  renderWithUi(<EmptyState>Du har inga avslutade ärenden.</EmptyState>);
  expect(screen.getByText('Du har inga avslutade ärenden.')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('has its title at the given heading level', () => {
  renderWithUi(
    <EmptyState headingLevel={3} title="Inga meddelanden">
      Här samlas våra svar.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Inga meddelanden' })).toBeDefined();
});
