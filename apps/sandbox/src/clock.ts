/** The two kinds of time that the sandbox needs. */
export interface Clock {
  /** Milliseconds since 1970, always running: sessions, tickets and BankID orders live by it. */
  now(): number;
  /** The calendar day in Sweden, `YYYY-MM-DD`, from which the sample data is counted. */
  today(): string;
  /** True when the calendar day stands still, as it does in tests and for screenshots. */
  readonly isFixed: boolean;
}

const swedishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => swedishDay.format(new Date()),
  isFixed: false,
};

/** A calendar that stands still at one moment, while lifetimes go on in real time. */
export function fixedClock(isoTime: string): Clock {
  const moment = new Date(isoTime);
  if (Number.isNaN(moment.getTime())) {
    throw new RangeError(`SANDBOX_CLOCK is not an ISO time: ${isoTime}`);
  }
  return { now: () => Date.now(), today: () => swedishDay.format(moment), isFixed: true };
}
