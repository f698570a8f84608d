import { useEffect } from 'react';
import { Button, ErrorView, Section } from '@mina-sidor/ui';

import { focusPageHeading } from '../platform/focusPageHeading.ts';
import type { CustomerPageName } from '../features.ts';
import { texts } from '../texts.ts';
import { GateFailed } from './GateFailed.tsx';
import { PagePending } from './PagePending.tsx';
import { type MissingCode, useMissingCode } from './useMissingCode.ts';

const words = texts.errors.newRelease;

interface CodeMissingProps {
  /** Whose words say what cannot be shown. */
  readonly page: CustomerPageName | undefined;
}

/** In place of a page whose code could not be fetched: the network is gone, or a new release has replaced it (row Z24). */
export function CodeMissing({ page }: CodeMissingProps) {
  const { remedy, reload, isReloading } = useMissingCode();

  // The page had no heading to take focus when the customer came.
  useEffect(() => {
    if (remedy !== 'pending') focusPageHeading();
  }, [remedy]);

  switch (remedy) {
    case 'pending':
      return <PagePending />;
    case 'offerReload':
      return <NewRelease isReloading={isReloading} reload={reload} />;
    case 'sayMissing':
      return <GateFailed page={page} retry={{ reload, isReloading }} takesFocus />;
  }
}

/** Offers the reload that would cost the customer something; the way back to what was begun is the menu. */
function NewRelease({ reload, isReloading }: Pick<MissingCode, 'reload' | 'isReloading'>) {
  return (
    <Section>
      <ErrorView
        action={
          <Button isPending={isReloading} onClick={reload}>
            {words.reload}
          </Button>
        }
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
