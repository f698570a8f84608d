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
