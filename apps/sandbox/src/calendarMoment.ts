import type { Clock } from './clock.ts';
import { swedishMoment, swedishTimeOfDay } from './swedishTime.ts';

/** The current time in milliseconds since 1970. With a fixed calendar: that day, at the time of the real clock. */
export function calendarMoment(clock: Clock): number {
  return clock.isFixed ? swedishMoment(clock.today(), swedishTimeOfDay(clock.now())) : clock.now();
}
