import { sv } from '@mina-sidor/texts';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { type LinkComponent, UiProvider } from '../components/UiProvider/index.ts';

/** Renders inside a provider with the Swedish texts, as an application does. */
export function renderWithUi(
  content: ReactNode,
  { linkComponent }: { readonly linkComponent?: LinkComponent } = {},
): RenderResult {
  return render(content, {
    wrapper: ({ children }) => (
      <UiProvider linkComponent={linkComponent} locale="sv" texts={sv.ui}>
        {children}
      </UiProvider>
    ),
  });
}

/** The current text of the live regions. */
export function announced(): readonly string[] {
  return [...document.querySelectorAll('[aria-live] > *')].map((one) => one.textContent);
}
