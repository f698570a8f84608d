import type { HubEvent } from '@mina-sidor/api-client';

/** What the live connection tells the pages. */
export type LiveEvent =
  | HubEvent
  /** The connection was away and is back. What was told meanwhile is lost: ask again for what is shown. */
  | { readonly kind: 'connectionRestored' };
