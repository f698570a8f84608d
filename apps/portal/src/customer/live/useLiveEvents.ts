import { useEvents } from '../../platform/events.ts';
import { useServices } from '../services.ts';
import type { LiveEvent } from './liveEvents.ts';

/**
 * Tells the page what happens elsewhere, while it is shown: what the customer's other windows and the provider do with
 * conversations (rows H07 and H08). Nothing is told without a connection, and pages must work without it (row H12).
 */
export function useLiveEvents(handler: (event: LiveEvent) => void): void {
  useEvents(useServices().liveEvents, handler);
}
