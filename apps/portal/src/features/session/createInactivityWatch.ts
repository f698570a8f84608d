import type { Clock } from '@mina-sidor/api-client';

import { isInactiveTooLong } from '../../customer/session/logOutOnArrival.rules.ts';
import type { LastAction } from '../../customer/session/lastAction.ts';
import { inactivityState } from './inactivity.rules.ts';

/**
 * How long the warning stays after the first action, in milliseconds. A press must end on the warning, or it would
 * hit what lies below it.
 */
const pressTime = 500;

interface WatchParts {
  readonly clock: Clock;
  readonly lastAction: LastAction;
  /** Called with the seconds left while the warning shows, and with null when it closes. */
  readonly onChange: (secondsLeft: number | null) => void;
  /** The customer did something in this tab while the warning showed (row Z45). */
  readonly onStayed: () => void;
  /** The customer was inactive for too long. */
  readonly onOver: () => void;
}

export type InactivityWatch = ReturnType<typeof createInactivityWatch>;

/** Watches one customer's inactivity, from log-in to log-out. */
export function createInactivityWatch(parts: WatchParts) {
  const { clock, lastAction, onChange, onStayed, onOver } = parts;
  let warning: 'none' | 'shown' | 'answered' = 'none';
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
    const now = clock.now();
    const inactivity = inactivityState(now, lastAction.read() ?? now);
    switch (inactivity.state) {
      case 'over':
        end();
        return;
      case 'active':
        if (warning === 'answered') onStayed();
        warning = 'none';
        onChange(null);
        break;
      case 'warned':
        warning = 'shown';
        onChange(inactivity.secondsLeft);
    }
    timer = clock.setTimeout(check, inactivity.checkAgainIn);
  };

  const act = () => {
    // A computer that wakes from sleep may deliver this action before any timer has run.
    if (isInactiveTooLong(clock.now(), lastAction.read())) end();
    if (isStopped) return;
    lastAction.note();
    if (warning !== 'shown') return;
    warning = 'answered';
    clock.clearTimeout(timer);
    timer = clock.setTimeout(check, pressTime);
  };

  check();
  return {
    /** Checks the time now: the page has become visible, or the customer did something in another tab (row B05). */
    check,
    stop,
    /** Writes the last action for other tabs, because the browser may suspend this one. */
    keep: () => lastAction.keep(),
    /** Call it at each action of the customer. */
    act,
    /**
     * Call it when the customer may be reading on (row Z102). The warning itself takes focus, so this does not answer it;
     * that takes a pointer or a key (row Z45).
     */
    read: () => {
      if (warning === 'none') act();
    },
    /** The customer pressed the warning's button. */
    stay: () => {
      act();
      check();
    },
  };
}
