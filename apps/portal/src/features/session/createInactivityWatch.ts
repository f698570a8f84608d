import type { Clock } from '@mina-sidor/api-client';

import { inactivityState, isInactiveTooLong } from '../../customer/session/inactivity.rules.ts';
import type { LastAction } from '../../customer/session/lastAction.ts';

/**
 * How long the warning stays after the first sign of life, in milliseconds. The press of a finger must end on the warning:
 * what lies under it would be pressed instead.
 */
const pressTime = 500;

interface WatchParts {
  readonly clock: Clock;
  readonly lastAction: LastAction;
  /** Told how many seconds are left while the warning shows, and null when it does not. */
  readonly onChange: (secondsLeft: number | null) => void;
  /** The customer has done something here while the warning showed, and stays (row Z45). */
  readonly onStayed: () => void;
  /** The customer has done nothing for too long. */
  readonly onOver: () => void;
}

export type InactivityWatch = ReturnType<typeof createInactivityWatch>;

/** Watches one customer's inactivity, from the log-in to the log-out. */
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
    const standing = inactivityState(now, lastAction.read() ?? now);
    switch (standing.state) {
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
        onChange(standing.secondsLeft);
    }
    timer = clock.setTimeout(check, standing.checkAgainIn);
  };

  const act = () => {
    // The first action after a night's sleep comes before any timer.
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
    /** Looks at the time now: the page is visible again, or something has been done in another tab (row B05). */
    check,
    stop,
    /** Writes the last action for other tabs: this one may be about to sleep. */
    keep: () => lastAction.keep(),
    /** The customer does something. */
    act,
    /** The customer has answered the warning. */
    stay: () => {
      act();
      check();
    },
  };
}
