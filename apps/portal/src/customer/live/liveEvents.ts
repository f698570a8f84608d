import type { HubEvent } from '@mina-sidor/api-client';

export type LiveEvent =
  | HubEvent
  /** The connection was lost and is back. Events in between were missed, so refetch what the page shows. */
  | { readonly kind: 'connectionRestored' };
