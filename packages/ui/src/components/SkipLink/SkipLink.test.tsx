import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { SkipLink } from './SkipLink.tsx';

it('is the first stop and moves focus to the content without changing the address', async () => {
  // jsdom has no layout and therefore no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  renderWithUi(
    <>
      <SkipLink targetId="innehall">Gå till innehåll</SkipLink>
      <a href="/krav">Krav</a>
      <main id="innehall" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Gå till innehåll' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});
