import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@mina-sidor/ui';

import type { LostOnUnload } from '../customer/drafts/drafts.ts';
import { type Services, useServices } from '../customer/services.ts';
import type { CustomerPageName } from '../paths.ts';
import { focusPageHeading } from '../platform/focusPageHeading.ts';
import { useWhenBackOnline } from '../platform/network.ts';
import { releaseOf, reloadedFor, reloadFor } from '../platform/release.ts';
import { texts } from '../texts.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GateFailed } from './GateFailed.tsx';
import { remedyOf } from './missingCode.rules.ts';
import { PagePending } from './PagePending.tsx';

const words = texts.errors.newRelease;

/** How long the server may take to answer which release it has, in milliseconds. */
const patience = 5000;

interface CodeMissingProps {
  /** The page whose text says what is missing. */
  readonly page: CustomerPageName | undefined;
}

/**
 * Replaces a page whose code could not be loaded (row Z24), because there is no network or a new release has removed
 * the code. Reloads the document automatically if that brings a new release and loses nothing.
 */
export function CodeMissing({ page }: CodeMissingProps) {
  const services = useServices();
  const [remedy, setRemedy] = useState<'pending' | 'offerReload' | 'sayMissing'>('pending');
  const [isReloading, setIsReloading] = useState(false);

  const decide = useEffectEvent((newest: string | null) => {
    const decided = remedyOf({
      current: releaseOf(document.documentElement.outerHTML),
      newest,
      reloadedFor: reloadedFor(),
      losesWork: lossOf(services).any,
    });
    if (decided !== 'reload') setRemedy(decided);
    else if (!reloadFor(newest ?? '')) setRemedy('offerReload');
  });
  useEffect(() => {
    let isShown = true;
    void newestRelease().then((newest) => {
      if (isShown) decide(newest);
    });
    return () => {
      isShown = false;
    };
  }, []);

  // When the page was entered, there was no heading to take focus.
  useEffect(() => {
    if (remedy !== 'pending') focusPageHeading();
  }, [remedy]);

  useWhenBackOnline(() => {
    if (remedy === 'sayMissing' && !lossOf(services).any) location.reload();
  });

  // If the server is down, the browser would replace the portal by its own error page.
  const reloadIfAnswered = async () => {
    setIsReloading(true);
    if ((await newestRelease()) === null) setIsReloading(false);
    else location.reload();
  };
  const reload = () => void reloadIfAnswered();

  switch (remedy) {
    case 'pending':
      return <PagePending />;
    case 'sayMissing':
      return <GateFailed page={page} retry={{ reload, isReloading }} takesFocus />;
    case 'offerReload':
      return (
        <ErrorPage
          action={
            <Button isPending={isReloading} onClick={reload}>
              {words.reload}
            </Button>
          }
          cause="updated"
          takesFocus
          title={words.title}
        >
          {advice(lossOf(services))}
        </ErrorPage>
      );
  }
}

async function newestRelease(): Promise<string | null> {
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const release = response.ok ? releaseOf(await response.text()) : '';
    return release === '' ? null : release;
  } catch {
    return null;
  }
}

interface Loss extends LostOnUnload {
  /** Files, text or a message that is being sent. */
  readonly any: boolean;
}

/** What a reload would lose. */
function lossOf({ session }: Services): Loss {
  const current = session.store.get();
  if (current.status !== 'loggedIn') return { any: false, text: false, files: false };
  const { drafts, extractContact } = current.scope;
  const { email, phone } = extractContact.get();
  const { text, files } = drafts.lostOnUnload();
  const losesContact = current.user.userKey === null && email + phone !== '';
  return { any: drafts.isLostOnUnload() || losesContact, text: text || losesContact, files };
}

function advice({ text, files }: LostOnUnload): string {
  return [words.text, text ? words.copyFirst : '', files ? words.attachAgain : '']
    .filter(Boolean)
    .join(' ');
}
