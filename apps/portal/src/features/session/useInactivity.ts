import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { createInactivityWatch, type InactivityWatch } from './createInactivityWatch.ts';
import { listenForActions } from './customerActions.ts';

interface Inactivity {
  /** The seconds until the log-out while the warning shows; else null. */
  readonly secondsLeft: number | null;
  /** The customer wants to stay logged in (row Z01). */
  readonly stay: () => void;
}

/** Logs an inactive customer out, after a warning (rows B03, B05, Z01 and Z45). */
export function useInactivity(isLoggedIn: boolean): Inactivity {
  const { client, clock, lastAction, ask, session } = useServices();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<InactivityWatch | null>(null);
  const announce = useAnnounce();
  const onStayed = useEffectEvent(() => {
    announce(texts.session.inactivity.stillLoggedIn);
    // The server heard nothing while the customer was inactive, so the session is renewed at once.
    void ask(() => client.refresh(), { kind: 'background', isRetried: false });
  });

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const current = createInactivityWatch({
      clock,
      lastAction,
      onChange: setSecondsLeft,
      onStayed: () => onStayed(),
      onOver: () => session.logOut('inactivity'),
    });
    watch.current = current;
    const stopListening = listenForActions(current);
    return () => {
      stopListening();
      current.stop();
      watch.current = null;
      setSecondsLeft(null);
    };
  }, [isLoggedIn, clock, lastAction, session]);

  return { secondsLeft, stay: () => watch.current?.stay() };
}
