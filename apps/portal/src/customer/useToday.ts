import { useState } from 'react';

import { localDay } from '../domain/localDay.ts';
import { useServices } from './services.ts';
import { useRegularly } from './useRegularly.ts';

const minute = 60_000;

/** The day in Sweden, as `2026-11-20`. A page that stays open over midnight is drawn anew with the next one. */
export function useToday(): string {
  const { now } = useServices();
  const today = localDay(now());
  const [, draw] = useState(today);
  useRegularly(true, minute, () => draw(localDay(now())));
  return today;
}
