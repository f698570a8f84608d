import type { Clock } from '@mina-sidor/api-client';

import { inactivityStanding, isInactiveTooLong } from '../../customer/session/inactivity.rules.ts';
import type { LastAction } from '../../customer/session/lastAction.ts';

interface WatchParts {
  readonly clock: Clock;
  readonly lastAction: LastAction;
  /**
   * Told how many seconds are left while the warning shows, and null when it does not; and whether something has been done
   * meanwhile, so that nobody is logged out when they have passed.
   */
  readonly onChange: (secondsLeft: number | null, hasActed: boolean) => void;
  /** The warning's time is up without an answer, and the customer stays, having done something meanwhile. */
  readonly onOutlived: () => void;
  /** The customer has done nothing for too long. */
  readonly onOver: () => void;
}

/** Watches over one customer's inactivity, from the log-in to the log-out. */
export interface InactivityWatch {
  /** The customer does something. */
  readonly act: () => void;
  /** Something may have happened that no timer tells: the page is seen again, the machine has slept. */
  readonly check: () => void;
  /** Lets the other tabs know what has been done here: this one may be about to sleep. */
  readonly keep: () => void;
  /** The warning has been answered here, or made pointless by an action in another tab (row B05). */
  readonly dismiss: () => void;
  /** Ends it. */
  readonly stop: () => void;
}

export function createInactivityWatch(parts: WatchParts): InactivityWatch {
  const { clock, lastAction, onChange, onOutlived, onOver } = parts;
  let warnedOf: number | null = null;
  let timer: unknown = null;
  let isStopped = false;

  const stop = () => {
    isStopped = true;
    clock.clearTimeout(timer);
  };
  const end = () => {
    if (isStopped) return;
    stop();
    onOver();
  };

  const check = () => {
    if (isStopped) return;
    clock.clearTimeout(timer);
    lastAction.keep();
    if (lastAction.read() === null) lastAction.note();
    const standing = inactivityStanding({
      now: clock.now(),
      lastAction: lastAction.read(),
      warnedOf,
    });
    switch (standing.state) {
      case 'over':
        end();
        return;
      case 'active':
        if (warnedOf !== null) onOutlived();
        warnedOf = null;
        onChange(null, false);
        break;
      case 'warned':
        warnedOf = standing.warnedOf;
        onChange(standing.secondsLeft, (lastAction.read() ?? warnedOf) > warnedOf);
    }
    timer = clock.setTimeout(check, standing.lookAgainIn);
  };

  check();
  return {
    check,
    stop,
    keep: () => lastAction.keep(),
    act: () => {
      // The first sign of life after a night's sleep comes before any timer.
      if (isInactiveTooLong(clock.now(), lastAction.read())) end();
      else if (!isStopped) lastAction.note();
    },
    dismiss: () => {
      warnedOf = null;
      check();
    },
  };
}
