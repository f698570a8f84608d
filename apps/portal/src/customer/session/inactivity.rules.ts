/** How long a customer may do nothing (rows B03 and Z01), in milliseconds. */
const inactivityTimes = {
  logOutAfter: 15 * 60_000,
  warnBefore: 2 * 60_000,
  checkEvery: 5000,
} as const;

const { logOutAfter, warnBefore, checkEvery } = inactivityTimes;

/** Where the customer stands, and after how many milliseconds to look again. */
export type InactivityStanding =
  | { readonly state: 'active'; readonly lookAgainIn: number }
  | { readonly state: 'warned'; readonly secondsLeft: number; readonly lookAgainIn: number }
  | { readonly state: 'over' };

/** Nothing has been done for so long that the customer must be logged out (rows B03 and B06). */
export function isInactiveTooLong(now: number, lastAction: number | null): boolean {
  return lastAction !== null && now - lastAction >= logOutAfter;
}

/** What inactivity has come to, some time after the last action. */
export function inactivityStanding(now: number, lastAction: number): InactivityStanding {
  const left = lastAction + logOutAfter - now;
  if (left <= 0) return { state: 'over' };
  if (left > warnBefore) {
    return { state: 'active', lookAgainIn: Math.min(checkEvery, left - warnBefore) };
  }
  const secondsLeft = Math.ceil(left / 1000);
  return { state: 'warned', secondsLeft, lookAgainIn: left - (secondsLeft - 1) * 1000 };
}

/** Seconds before the log-out at which it is said aloud; each second would talk over everything else. */
const saidAt = [10, 30, 60] as const;

/** Which of these moments was the last to pass, to be said when it becomes another; null before the first. */
export function secondsToSay(secondsLeft: number): (typeof saidAt)[number] | null {
  return saidAt.find((seconds) => secondsLeft <= seconds) ?? null;
}
