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

export type InactivityWatch = ReturnType<typeof createInactivityWatch>;

/** Watches one customer's inactivity, from the log-in to the log-out. */
export function createInactivityWatch(parts: WatchParts) {
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
    /** Looks at the time now: the page is visible again, or the machine has slept. */
    check,
    stop,
    /** Writes the last action for other tabs: this one may be about to sleep. */
    keep: () => lastAction.keep(),
    /** The customer does something. */
    act: () => {
      // The first action after a night's sleep comes before any timer.
      if (isInactiveTooLong(clock.now(), lastAction.read())) end();
      else if (!isStopped) lastAction.note();
    },
    /** The warning was answered here, or by an action in another tab (row B05). */
    dismiss: () => {
      warnedOf = null;
      check();
    },
  };
}
