import { type Clock, systemClock } from '@mina-sidor/api-client';

const away = Date.parse('2026-11-20T10:42:00+01:00') - Date.now();

/** The day of the sandbox, for pages that say how far something is from today. */
export const journeyClock: Clock = { ...systemClock, now: () => Date.now() + away };
