import type { LogOutReason } from './logOutReason.ts';

/** The time without an action after which the customer is logged out, in milliseconds (row B03). */
export const logOutAfter = 15 * 60_000;

/** Whether the customer must be logged out for inactivity (rows B03 and B06). */
export function isInactiveTooLong(now: number, lastAction: number | null): boolean {
  return lastAction !== null && now - lastAction >= logOutAfter;
}

/**
 * Why a customer who opens the portal must be logged out before anything shows; null when there is no reason (row B06).
 *
 * @param unfinished the reason of a log-out that the server has not answered; null without one
 */
export function logOutOnArrival(
  now: number,
  lastAction: number | null,
  unfinished: string | null,
): LogOutReason | null {
  if (unfinished === 'inactivity' || isInactiveTooLong(now, lastAction)) return 'inactivity';
  return unfinished === null ? null : 'chosen';
}
