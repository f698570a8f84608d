import type { Clock } from './clock.ts';
import { swedishMoment, swedishTimeOfDay } from './swedishTime.ts';

/** Now, in milliseconds since 1970; with a calendar that stands still, on its day at the hour of the real clock. */
export function calendarMoment(clock: Clock): number {
  return clock.isFixed ? swedishMoment(clock.today(), swedishTimeOfDay(clock.now())) : clock.now();
}
