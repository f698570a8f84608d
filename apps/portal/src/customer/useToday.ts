import { useEffect, useState } from 'react';

import { localDay } from '../domain/localDay.ts';
import { useServices } from './services.ts';

const minute = 60_000;

/** The day in Sweden, as `2026-11-20`. What stays open is drawn anew every minute, so that it follows midnight. */
export function useToday(): string {
  const { clock, now } = useServices();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = clock.setTimeout(() => setMinutes(minutes + 1), minute);
    return () => clock.clearTimeout(timer);
  }, [clock, minutes]);
  return localDay(now());
}
