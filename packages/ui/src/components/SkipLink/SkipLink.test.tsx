import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { SkipLink } from './SkipLink.tsx';

function Page({ main }: { readonly main: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink targetId="innehall">Gå till innehåll</SkipLink>
      <a href="/krav">Krav</a>
      {main}
    </>
  );
}

it('keeps focus on the content when the page renders again', async () => {
  // A target that is not focusable by itself, as on a page without `PageShell`.
  const { rerender } = renderWithUi(<Page main={<main id="innehall">Hämtar</main>} />);
  await userEvent.click(screen.getByRole('link', { name: 'Gå till innehåll' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  rerender(<Page main={<main id="innehall">Dina krav</main>} />);
  expect(document.activeElement?.textContent).toBe('Dina krav');
});

it('finds the content of the next page', async () => {
  const { rerender } = renderWithUi(<Page main={<main id="innehall" key="krav" />} />);
  rerender(
    <Page
      main={
        <main id="innehall" key="dokument">
          Dokument
        </main>
      }
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Gå till innehåll' }));
  expect(document.activeElement?.textContent).toBe('Dokument');
});
