import { useEffect, useEffectEvent } from 'react';

import { useServices } from '../services.ts';
import type { LiveEvent } from './liveEvents.ts';

/**
 * Tells the page what happens elsewhere, while it is shown: what the customer's other windows and the provider do with
 * conversations (rows H07 and H08). Nothing is told without a connection, and pages must work without it (row H12).
 */
export function useLiveEvents(handler: (event: LiveEvent) => void): void {
  const { liveEvents } = useServices();
  const onEvent = useEffectEvent(handler);
  useEffect(() => liveEvents.subscribe((event) => onEvent(event)), [liveEvents]);
}
