import { addDays } from './calendar.ts';
import { swedishDay, swedishMoment, swedishTimeOfDay } from './swedishTime.ts';

/** The two kinds of time that the sandbox needs. */
export interface Clock {
  /** Milliseconds since 1970, always running: sessions, tickets and BankID orders live by it. */
  now(): number;
  /** The calendar day in Sweden, `YYYY-MM-DD`, from which the sample data is counted. */
  today(): string;
  /** True when the calendar day stands still, as it does in tests and for screenshots. */
  readonly isFixed: boolean;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => swedishDay(Date.now()),
  isFixed: false,
};

/** A calendar that stands still at one moment, while lifetimes go on in real time. */
export function fixedClock(isoTime: string): Clock {
  const moment = Date.parse(isoTime);
  if (Number.isNaN(moment)) {
    throw new RangeError(`SANDBOX_CLOCK is not an ISO time: ${isoTime}`);
  }
  return { now: () => Date.now(), today: () => swedishDay(moment), isFixed: true };
}

/** The current time in milliseconds since 1970. With a fixed calendar: that day, at the time of the real clock. */
export function calendarMoment(clock: Clock): number {
  return clock.isFixed ? swedishMoment(clock.today(), swedishTimeOfDay(clock.now())) : clock.now();
}

/** A clock that can be put forward by whole days, sessions and calendar together. */
export function createMovableClock(clock: Clock) {
  let days = 0;
  return {
    now: () => clock.now() + days * 86_400_000,
    today: () => addDays(clock.today(), days),
    isFixed: clock.isFixed,
    /** How many days it is ahead of the clock that it was made from. */
    daysAhead: () => days,
    forward(more: number): void {
      days += more;
    },
    reset(): void {
      days = 0;
    },
  };
}
