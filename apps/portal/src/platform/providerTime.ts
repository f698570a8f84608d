import type { Clock } from '@mina-sidor/api-client';

import { sentBefore } from './earlyAnswers.ts';

/** The time where the provider is. It tells days and times of day; durations are measured with the device's clock. */
export interface ProviderTime {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Sends a request and reads the time of its answer. */
  readonly readFrom: (send: () => Promise<Response>) => Promise<Response>;
}

const minute = 60_000;

const wholeMinutes = (milliseconds: number) => Math.round(milliseconds / minute) * minute;

/** Up to here the device's clock is believed, in milliseconds: the date of an answer is that of its sending. */
const believed = 5 * minute;

/** An answer that took longer, in milliseconds, may have waited in a tab that slept. */
const patience = minute;

/**
 * The device's clock, corrected by the dates of the server's answers: some devices are hours or days off, and no customer
 * shall read a last day to pay or a time of payment that is not true.
 */
export function createProviderTime(clock: Pick<Clock, 'now'>): ProviderTime {
  let ahead = 0;
  /** What the last answer said; null before the first. */
  let said: number | null = null;
  const now = () => clock.now() + ahead;
  return {
    now,
    readFrom: async (send) => {
      const askedAt = clock.now() - sentBefore();
      const answer = await send();
      const date = Date.parse(answer.headers.get('date') ?? '');
      const took = clock.now() - askedAt;
      const isPrompt = took >= 0 && took <= patience;
      if (!isPrompt || Number.isNaN(date)) return answer;
      const before = said;
      // In whole minutes, so that each document learns the same: dates of answers have no milliseconds, and what one
      // document has stored must not be later than what the next one asks.
      said = wholeMinutes(date - clock.now());
      // After the first, two in a row: a single wrong date would tell a wrong last day to pay.
      const isConfirmed = before === null || Math.abs(said - before) <= believed;
      if (isConfirmed && Math.abs(said - ahead) > believed) ahead = said;
      return answer;
    },
  };
}
