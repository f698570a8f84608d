import { useEffect } from 'react';
import { Button, ErrorView, Section } from '@mina-sidor/ui';

import { focusPageHeading } from '../shared/focusPageHeading.ts';
import type { RouteErrorKey } from '../shared/routeHandle.ts';
import { texts } from '../shared/texts.ts';
import { GateFailed } from './GateFailed.tsx';
import { PagePending } from './PagePending.tsx';
import { RouteFailed } from './RouteFailed.tsx';
import { useMissingCode } from './useMissingCode.ts';

const words = texts.errors.newRelease;

interface CodeMissingProps {
  /** Whose words say what cannot be shown. */
  readonly page: RouteErrorKey | undefined;
}

/** In place of a page whose code could not be fetched: the network is gone, or a new release has replaced it (row Z24). */
export function CodeMissing({ page }: CodeMissingProps) {
  const remedy = useMissingCode();

  // The page had no heading to take focus when the customer came.
  useEffect(() => {
    if (remedy !== 'pending') focusPageHeading();
  }, [remedy]);

  switch (remedy) {
    case 'pending':
      return <PagePending />;
    case 'offerReload':
      return <NewRelease />;
    case 'sayMissing':
      return page === undefined ? (
        <GateFailed reload={reloadDocument} takesFocus />
      ) : (
        <RouteFailed isRetrying={false} page={page} retry={reloadDocument} />
      );
  }
}

/** Offers the reload that would cost the customer something; the way back to what was begun is the menu. */
function NewRelease() {
  return (
    <Section>
      <ErrorView
        action={<Button onClick={reloadDocument}>{words.reload}</Button>}
        cause="updated"
        headingLevel={1}
        takesFocus
        title={words.title}
      >
        {words.text}
      </ErrorView>
    </Section>
  );
}

/** The router keeps the failure to fetch a page's code, and the code may have another name by now. */
function reloadDocument() {
  globalThis.location.reload();
}
