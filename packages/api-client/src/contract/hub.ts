import * as v from 'valibot';

/** Path of the live connection. The connection begins with a POST to `negotiate` below it. */
export const hubPath = '/portalHub';

/** The events, by the names that our code uses. */
export const hubEventKinds = [
  'conversationStarted',
  'repliedToConversation',
  'customerRepliedToConversation',
  'conversationReadByCustomer',
  'fileSent',
] as const;

/** What has happened, in the words of the client. */
export type HubEventKind = (typeof hubEventKinds)[number];

/** The events, by the names that the server uses. All names of the live connection are in this file. */
export const hubEvents = {
  /** A conversation has been started. */
  conversationStarted: 'onPublishConversationStarted',
  /** The provider has replied. */
  repliedToConversation: 'onPublishRepliedToConversation',
  /** The customer has replied, in this tab or another. */
  customerRepliedToConversation: 'onPublishCustomerRepliedToConversation',
  /** The customer has read a conversation, in this tab or another. */
  conversationReadByCustomer: 'onPublishConversationReadByCustomer',
  /** An attached file has been processed and can be fetched. */
  fileSent: 'onPublishFileSentToMFiles',
} as const satisfies Record<HubEventKind, string>;
/** The server's name for an event. */
export type HubEventName = (typeof hubEvents)[HubEventKind];

/** The messages that the client sends to the server. */
export const hubMethods = {
  /** The customer has opened the page or returned to it. */
  userJoined: 'UserJoinedCommunication',
} as const;

/** The content of every event: the conversation that it is about. */
export const hubPayloadSchema = v.object({ conversationId: v.string() });

/** The content of an event. */
export type HubPayload = v.InferOutput<typeof hubPayloadSchema>;

/** An event as the portal gets it. */
export interface HubEvent extends HubPayload {
  readonly kind: HubEventKind;
}
