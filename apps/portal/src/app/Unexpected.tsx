import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { ProviderLink } from '../parts/ProviderLink.tsx';
import { paths } from '../paths.ts';
import { useServices } from '../customer/services.ts';
import { texts } from '../texts.ts';
import { DomainShell } from './DomainShell.tsx';
import { ErrorPage } from './ErrorPage.tsx';

interface UnexpectedProps {
  /** What was thrown. It is reported to the provider and never shown (row E26). */
  readonly error: unknown;
}

/** Replaces a page that threw an error (row E24). Trying again would not help, so it is not offered. */
export function Unexpected({ error }: UnexpectedProps) {
  const { errorLog } = useServices();

  useEffect(() => errorLog.report(error), [errorLog, error]);

  useEffect(() => {
    // Not returned, because newer browsers return a promise, which is no clean-up function.
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

/** Replaces everything when the frame around the pages throws an error (rows E24 and N03). */
export function TopLevelError() {
  return (
    <DomainShell>
      <Unexpected error={useRouteError()} />
    </DomainShell>
  );
}
