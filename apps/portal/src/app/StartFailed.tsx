import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, ErrorView, Section, UiProvider } from '@mina-sidor/ui';

import { documentTitle } from '../documentTitle.ts';
import { texts } from '../texts.ts';
import { DomainShell } from './DomainShell.tsx';

/**
 * In place of everything where the portal cannot be put together, a broken configuration for instance, and where what says
 * that something broke has broken too (row E24).
 */
export function StartFailed() {
  useEffect(() => {
    document.title = documentTitle(texts.errors.unexpectedTitle);
  }, []);
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

/** Draws it without any of the portal's services, none of which can be relied on. */
export function showStartFailed(root: Element): void {
  createRoot(root).render(
    <UiProvider locale="sv" texts={texts.ui}>
      <StartFailed />
    </UiProvider>,
  );
}
