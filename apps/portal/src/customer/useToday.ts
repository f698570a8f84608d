import { useEffect, useReducer } from 'react';

import { localDay } from '../domain/localDay.ts';
import { useServices } from './services.ts';

const minute = 60_000;

/** The day in Sweden, as `2026-11-20`. What stays open is drawn anew every minute, so that it follows midnight. */
export function useToday(): string {
  const { clock, now } = useServices();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = clock.setTimeout(draw, minute);
    return () => clock.clearTimeout(timer);
  });
  return localDay(now());
}
