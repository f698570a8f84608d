import type { ReactNode } from 'react';
import { UiProvider } from '@mina-sidor/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';

import { texts } from '../texts.ts';

/** Puts what the view shows at first into the document of a test, until the test has ended. No effect runs. */
export function drawOnce(view: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(
    <UiProvider locale="sv" texts={texts.ui}>
      {view}
    </UiProvider>,
  );
  onTestFinished(() => document.body.replaceChildren());
}
