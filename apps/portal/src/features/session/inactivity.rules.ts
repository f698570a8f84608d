import { logOutAfter } from '../../customer/session/logOutOnArrival.rules.ts';

/** In milliseconds (rows B03 and Z01). */
const warnBefore = 2 * 60_000;
const checkEvery = 5000;

/** What to show the customer, and after how many milliseconds to check again. */
export type InactivityState =
  | { readonly state: 'active'; readonly checkAgainIn: number }
  | { readonly state: 'warned'; readonly secondsLeft: number; readonly checkAgainIn: number }
  | { readonly state: 'over' };

export function inactivityState(now: number, lastAction: number): InactivityState {
  const left = lastAction + logOutAfter - now;
  if (left <= 0) return { state: 'over' };
  if (left > warnBefore) {
    return { state: 'active', checkAgainIn: Math.min(checkEvery, left - warnBefore) };
  }
  const secondsLeft = Math.ceil(left / 1000);
  return { state: 'warned', secondsLeft, checkAgainIn: left - (secondsLeft - 1) * 1000 };
}

/** The seconds left when a screen reader announces the time; every second would drown out everything else. */
const saidAt = [10, 30, 60];

const stepOf = (seconds: number | null) => saidAt.find((step) => (seconds ?? Infinity) <= step);

/**
 * The time to announce when it changes, in seconds; null when there is none. A hidden tab counts in leaps, so this is
 * the time that is left and not the moment that was missed.
 *
 * @param said the last result
 */
export function secondsToSay(secondsLeft: number | null, said: number | null): number | null {
  const step = stepOf(secondsLeft);
  if (step === undefined) return null;
  return step === stepOf(said) ? said : secondsLeft;
}
