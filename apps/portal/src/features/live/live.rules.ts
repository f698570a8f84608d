import type { HubState } from '@mina-sidor/api-client/hub';

import type { DeviceKind } from '../../platform/deviceKind.ts';
import type { LiveEvent } from '../../customer/live/liveEvents.ts';

interface LiveSituation {
  readonly state: HubState;
  readonly isVisible: boolean;
  readonly isOnline: boolean;
  readonly deviceKind: DeviceKind;
  /** No start has been tried for this customer. */
  readonly isFirst: boolean;
}

/**
 * What to do with the connection (rows H01, H03, H04 and H10). A computer keeps it in a hidden window and also starts
 * the first one there. A lost connection is started again when the page is visible.
 */
export function liveStep({
  state,
  isVisible,
  isOnline,
  deviceKind,
  isFirst,
}: LiveSituation): 'start' | 'stop' | 'none' {
  if (!isVisible && deviceKind !== 'desktop') return state === 'Disconnected' ? 'none' : 'stop';
  if (state !== 'Disconnected' || !isOnline) return 'none';
  return isVisible || isFirst ? 'start' : 'none';
}

/** Whether the event may change the unread count (row H06). Conversations that the provider starts are unread. */
export function mayMoveUnreadCount(kind: LiveEvent['kind']): boolean {
  return kind !== 'fileSent';
}
