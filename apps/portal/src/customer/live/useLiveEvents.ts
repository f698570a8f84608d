import { useEvents } from '../../platform/events.ts';
import { useServices } from '../services.ts';
import type { LiveEvent } from './liveEvents.ts';

/**
 * Calls the handler while the component is mounted, when the provider or another window of the customer changes a
 * conversation (rows H07 and H08). No events come while the connection is down, and pages must work without them
 * (row H12).
 */
export function useLiveEvents(handler: (event: LiveEvent) => void): void {
  useEvents(useServices().liveEvents, handler);
}
