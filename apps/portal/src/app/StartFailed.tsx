import { Button } from '@mina-sidor/ui';

import { texts } from '../texts.ts';
import { DomainShell } from './DomainShell.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** Replaces everything when the portal cannot start, and when the error page itself fails (row E24). */
export function StartFailed() {
  return (
    <DomainShell>
      <ErrorPage
        action={<Button onClick={() => location.reload()}>{texts.errors.tryAgain}</Button>}
        documentTitle={texts.errors.unexpectedTitle}
        takesFocus
        title={texts.errors.unexpected}
      />
    </DomainShell>
  );
}
