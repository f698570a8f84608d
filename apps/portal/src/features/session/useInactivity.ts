import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { createInactivityWatch, type InactivityWatch } from './createInactivityWatch.ts';
import { listenForLife } from './signsOfLife.ts';

interface Inactivity {
  /** Until the log-out, while its warning shows; else null. */
  readonly secondsLeft: number | null;
  /** Something has been done while the warning shows: what it counts down to does not come. */
  readonly hasActed: boolean;
  /** The customer wants to stay logged in (row Z01). */
  readonly stay: () => void;
  /** The customer wants to be logged out now. */
  readonly logOut: () => void;
}

/** Logs a customer out who does nothing for too long, and warns before (rows B03, B05 and Z01). */
export function useInactivity(isLoggedIn: boolean): Inactivity {
  const { client, clock, lastAction, ask, session } = useServices();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [hasActed, setHasActed] = useState(false);
  const watch = useRef<InactivityWatch | null>(null);
  const announce = useAnnounce();
  const sayStill = useEffectEvent(() => announce(texts.session.inactivity.stillLoggedIn));

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const current = createInactivityWatch({
      clock,
      lastAction,
      onChange: (left, hasActedNow) => {
        setSecondsLeft(left);
        setHasActed(hasActedNow);
      },
      onOutlived: () => sayStill(),
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

  return {
    secondsLeft,
    hasActed,
    stay: () => {
      lastAction.note();
      lastAction.keep();
      watch.current?.dismiss();
      // While nobody looked the server heard nothing either: it is asked for its full time at once.
      void ask(() => client.refresh(), { kind: 'background', isRetried: false });
    },
    logOut: () => session.logOut('chosen'),
  };
}
