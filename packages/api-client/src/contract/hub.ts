import * as v from 'valibot';

/** Where the live connection is; it begins with a POST to `negotiate` below it. */
export const hubPath = '/portalHub';

/** What can happen, in the words of this code. */
export const hubEventKinds = [
  'conversationStarted',
  'repliedToConversation',
  'customerRepliedToConversation',
  'conversationReadByCustomer',
  'fileSent',
] as const;
export type HubEventKind = (typeof hubEventKinds)[number];

/** What the server publishes, by what has happened. Every name of the live connection stands in this file (row H11). */
export const hubEvents = {
  /** A conversation has begun. */
  conversationStarted: 'onPublishConversationStarted',
  /** The provider has replied. */
  repliedToConversation: 'onPublishRepliedToConversation',
  /** The customer has replied, in this tab or in another. */
  customerRepliedToConversation: 'onPublishCustomerRepliedToConversation',
  /** The customer has read a conversation, in this tab or in another. */
  conversationReadByCustomer: 'onPublishConversationReadByCustomer',
  /** An attached file has been processed, and can be fetched. */
  fileSent: 'onPublishFileSentToMFiles',
} as const satisfies Record<HubEventKind, string>;
/** The name under which the server publishes it. */
export type HubEventName = (typeof hubEvents)[HubEventKind];

/** What the client says to the server. */
export const hubMethods = {
  /** The customer has the page before them, for the first time or again. */
  userJoined: 'UserJoinedCommunication',
} as const;

/** What every event carries: which conversation it is about. */
export const hubPayloadSchema = v.object({ conversationId: v.string() });
export type HubPayload = v.InferOutput<typeof hubPayloadSchema>;

/** One event as the portal hears it. */
export interface HubEvent extends HubPayload {
  readonly kind: HubEventKind;
}
