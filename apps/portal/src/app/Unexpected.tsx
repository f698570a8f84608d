import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { ProviderLink } from '../parts/ProviderLink.tsx';
import { paths } from '../paths.ts';
import { useServices } from '../customer/services.ts';
import { texts } from '../texts.ts';
import { DomainShell } from './DomainShell.tsx';
import { ErrorPage } from './ErrorPage.tsx';

interface UnexpectedProps {
  /** What was thrown. Told to the provider, never shown (row E26). */
  readonly error: unknown;
}

/** In place of a page that broke (row E24). The fault is ours, so it does not offer to try again. */
export function Unexpected({ error }: UnexpectedProps) {
  const { errorLog } = useServices();

  useEffect(() => errorLog.report(error), [errorLog, error]);

  useEffect(() => {
    // Not returned: newer browsers answer with a promise.
    globalThis.scrollTo(0, 0);
  }, []);

  return (
    <ErrorPage
      action={<ProviderLink to="contactUs">{texts.errors.contact}</ProviderLink>}
      documentTitle={texts.errors.unexpectedTitle}
      home={{ label: texts.errors.home, href: paths.root }}
      takesFocus
      title={texts.errors.unexpected}
    />
  );
}

/** In place of everything when what lies around the pages is broken (rows E24 and N03). */
export function TopLevelError() {
  return (
    <DomainShell>
      <Unexpected error={useRouteError()} />
    </DomainShell>
  );
}
