import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@mina-sidor/ui';

import { type Services, useServices } from '../customer/services.ts';
import type { CustomerPageName } from '../features.ts';
import { focusPageHeading } from '../platform/focusPageHeading.ts';
import { useWhenBackOnline } from '../platform/network.ts';
import { tabStorage } from '../platform/storage.ts';
import { texts } from '../texts.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GateFailed } from './GateFailed.tsx';
import { firstScriptOf, remedyOf } from './missingCode.rules.ts';
import { PagePending } from './PagePending.tsx';

const words = texts.errors.newRelease;

/** For which release this tab has been reloaded; no part of the customer's data. */
const storageKey = 'reloadedFor';

/** How long the server may take to say which release it sends, in milliseconds. */
const patience = 5000;

interface CodeMissingProps {
  /** Whose words say what cannot be shown. */
  readonly page: CustomerPageName | undefined;
}

/**
 * In place of a page whose code could not be fetched (row Z24): the network is gone, or a new release has replaced it. The
 * document reloads by itself where that brings a new release and loses nothing.
 */
export function CodeMissing({ page }: CodeMissingProps) {
  const services = useServices();
  const [remedy, setRemedy] = useState<'pending' | 'offerReload' | 'sayMissing'>('pending');
  const [isReloading, setIsReloading] = useState(false);

  const decide = useEffectEvent((newest: string | null) => {
    const decided = remedyOf({
      current: firstScriptOf(document.documentElement.outerHTML),
      newest,
      reloadedFor: tabStorage.getItem(storageKey),
      losesWork: losesWork(services),
    });
    if (decided !== 'reload') setRemedy(decided);
    else if (tabStorage.setItem(storageKey, newest ?? '')) location.reload();
    // Where the browser stores nothing, nothing would end the reloads.
    else setRemedy('offerReload');
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

  // The page had no heading to take focus when the customer came.
  useEffect(() => {
    if (remedy !== 'pending') focusPageHeading();
  }, [remedy]);

  useWhenBackOnline(() => {
    if (remedy === 'sayMissing' && !losesWork(services)) location.reload();
  });

  // Without a server the browser would put a page of its own in place of everything.
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
          {words.text}
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
    return response.ok ? firstScriptOf(await response.text()) : null;
  } catch {
    return null;
  }
}

/** Whether a reload would cost the customer files, a sending, or what is written and kept nowhere else. */
function losesWork({ drafts, session, extractContact }: Services): boolean {
  const current = session.store.get();
  const isKept = current.status === 'loggedIn' && current.user.userKey !== null;
  const { email, phone } = extractContact.get();
  return drafts.isLostOnUnload() || (!isKept && email + phone !== '');
}
