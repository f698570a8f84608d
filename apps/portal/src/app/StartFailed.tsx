import { createRoot } from 'react-dom/client';
import { Button, ErrorView, Section, UiProvider } from '@mina-sidor/ui';

import { useTitleWhile } from '../documentTitle.ts';
import { texts } from '../texts.ts';
import { DomainShell } from './DomainShell.tsx';

/** In place of everything when the portal cannot start, and when the page that tells of an error breaks too (row E24). */
export function StartFailed() {
  useTitleWhile(true, texts.errors.unexpectedTitle);
  return (
    <DomainShell>
      <Section>
        <ErrorView
          action={<Button onClick={() => location.reload()}>{texts.errors.tryAgain}</Button>}
          headingLevel={1}
          takesFocus
          title={texts.errors.unexpected}
        />
      </Section>
    </DomainShell>
  );
}

/** Draws it without the portal's services, which may be what has failed. */
export function showStartFailed(root: Element): void {
  createRoot(root).render(
    <UiProvider locale="sv" texts={texts.ui}>
      <StartFailed />
    </UiProvider>,
  );
}
