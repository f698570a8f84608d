/** How long after the customer's start an order may be replaced by a new one. */
const restartPeriodMs = 120_000;
const highestNumberOfRestarts = 4;

/** The customer's start and the restarts since. */
export interface LoginAttempt {
  /** The time when the customer chose how to log in. */
  readonly startedAt: number;
  /** How many times the order has been replaced since then. */
  readonly restarts: number;
}

/** Whether an order that never reached the app may be replaced once more. */
export function mayRestart({ startedAt, restarts }: LoginAttempt, now: number): boolean {
  return restarts < highestNumberOfRestarts && now - startedAt <= restartPeriodMs;
}
