import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { createInactivityWatch, type InactivityWatch } from './createInactivityWatch.ts';
import { listenForLife } from './signsOfLife.ts';

interface Inactivity {
  /** Until the log-out, while its warning shows; else null. */
  readonly secondsLeft: number | null;
  /** The customer wants to stay logged in (row Z01). */
  readonly stay: () => void;
}

/** Logs a customer out who does nothing for too long, and warns before (rows B03, B05, Z01 and Z45). */
export function useInactivity(isLoggedIn: boolean): Inactivity {
  const { client, clock, lastAction, ask, session } = useServices();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<InactivityWatch | null>(null);
  const announce = useAnnounce();
  const onStayed = useEffectEvent(() => {
    announce(texts.session.inactivity.stillLoggedIn);
    // While nobody did anything the server heard nothing either: it is asked for its full time at once.
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
    const stopListening = listenForLife(current);
    return () => {
      stopListening();
      current.stop();
      watch.current = null;
      setSecondsLeft(null);
    };
  }, [isLoggedIn, clock, lastAction, session]);

  return { secondsLeft, stay: () => watch.current?.stay() };
}
