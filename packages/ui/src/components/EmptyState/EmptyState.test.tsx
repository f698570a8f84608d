import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { EmptyState } from './index.ts';

it('says that there is nothing and what to do instead, without a heading or an announcement', () => {
  renderWithUi(
    <EmptyState action={<a href="#alla">Visa alla ärenden</a>}>
      Du har inga avslutade ärenden.
    </EmptyState>,
  );
  expect(screen.getByRole('link', { name: 'Visa alla ärenden' })).toBeDefined();
  expect(screen.getByText('Du har inga avslutade ärenden.')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
