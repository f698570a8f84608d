import { useEffect, useEffectEvent, useState } from 'react';

import { useWhenBackOnline } from '../platform/network.ts';
import { type Services, useServices } from '../customer/services.ts';
import { tabStorage } from '../platform/storage.ts';
import { firstScriptOf, remedyOf } from './missingCode.rules.ts';

/** For which release this tab has been loaded anew; no part of the customer's data. */
const storageKey = 'reloadedFor';

/** How long the server may take to say which release it sends, in milliseconds. */
const patience = 5000;

/** A page whose code is missing, and what is done about it. */
export interface MissingCode {
  readonly remedy: 'pending' | 'offerReload' | 'sayMissing';
  /** Loads the document anew: the router keeps the failure, and the code may have another name by now. */
  readonly reload: () => void;
  /** It is being found out whether the server answers. */
  readonly isReloading: boolean;
}

/**
 * What is done about a page whose code could not be fetched (row Z24): the document is loaded anew by itself where that
 * brings a new release and loses nothing.
 */
export function useMissingCode(): MissingCode {
  const services = useServices();
  const [remedy, setRemedy] = useState<MissingCode['remedy']>('pending');
  const [isReloading, setIsReloading] = useState(false);

  const decide = useEffectEvent((newest: string | null) => {
    const decided = remedyOf({
      current: firstScriptOf(document.documentElement.outerHTML),
      newest,
      reloadedFor: tabStorage.getItem(storageKey),
      losesWork: losesWork(services),
    });
    if (decided !== 'reload') {
      setRemedy(decided);
      return;
    }
    // Where the browser keeps nothing, nothing would end the reloads.
    if (tabStorage.setItem(storageKey, newest ?? '')) location.reload();
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

  useWhenBackOnline(() => {
    if (remedy === 'sayMissing' && !losesWork(services)) location.reload();
  });

  // Without a server the browser would put a page of its own in place of everything.
  const reload = async () => {
    setIsReloading(true);
    if ((await newestRelease()) === null) setIsReloading(false);
    else location.reload();
  };

  return { remedy, reload: () => void reload(), isReloading };
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
