import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@mina-sidor/ui';

import { useRefusedPage } from '../customer/refusedPage.ts';
import { useServices } from '../customer/services.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PagePending } from './PagePending.tsx';
import { keepForNextDocument } from './refusals.ts';

const words = texts.pages.notOpened;

/** How long this document may outlive the reload before the page offers a way on, in milliseconds. */
const patience = 5000;

interface NewDocumentProps {
  readonly kind: 'page' | 'checkout';
}

/**
 * Loads the page as a new document with the same address and navigation state (row Z19). The customer may stop that, in
 * the browser's question about unsent files too, so the page must not wait for ever.
 */
export function NewDocument({ kind }: NewDocumentProps) {
  const { clock } = useServices();
  const refused = useRefusedPage();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    // Otherwise the overview of the new document could not say why it shows.
    if (refused !== null) keepForNextDocument(refused);
    // The browser would restore the scroll position of the previous page.
    globalThis.scrollTo(0, 0);
    location.reload();
  }, [refused]);

  useEffect(() => {
    const timer = clock.setTimeout(() => setLate(true), patience);
    return () => clock.clearTimeout(timer);
  }, [clock]);

  if (!isLate) return <PagePending />;
  const isCheckout = kind === 'checkout';
  const { title, text, open } = isCheckout ? words.checkout : words;
  return (
    <ErrorPage
      action={
        <>
          <Button onClick={() => location.reload()}>{open}</Button>
          {isCheckout ? (
            <ButtonLink href={paths.claims} variant="secondary">
              {words.checkout.back}
            </ButtonLink>
          ) : null}
        </>
      }
      cause="updated"
      takesFocus
      title={title}
    >
      {text}
    </ErrorPage>
  );
}
