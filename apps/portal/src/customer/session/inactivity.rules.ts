/** In milliseconds (rows B03 and Z01). */
const inactivityTimes = {
  logOutAfter: 15 * 60_000,
  warnBefore: 2 * 60_000,
  checkEvery: 5000,
} as const;

const { logOutAfter, warnBefore, checkEvery } = inactivityTimes;

/** What to show the customer, and after how many milliseconds to check again. */
export type InactivityState =
  | { readonly state: 'active'; readonly checkAgainIn: number }
  | { readonly state: 'warned'; readonly secondsLeft: number; readonly checkAgainIn: number }
  | { readonly state: 'over' };

/** Whether the customer must be logged out for inactivity (rows B03 and B06). */
export function isInactiveTooLong(now: number, lastAction: number | null): boolean {
  return lastAction !== null && now - lastAction >= logOutAfter;
}

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
const saidAt = [10, 30, 60] as const;

/** The last of these moments that has passed, to be announced when it changes; null before the first. */
export function secondsToSay(secondsLeft: number): (typeof saidAt)[number] | null {
  return saidAt.find((seconds) => secondsLeft <= seconds) ?? null;
}
