import type { HubEventKind } from '../../contract/hub.ts';
import { hubSettings } from '../../hub/hubSettings.ts';

const seconds = (milliseconds: number): string => String(milliseconds / 1000);
const delays = hubSettings.reconnectDelays.map(seconds);

/** The first page of the reference of the live connection. */
export const hubIntroduction = `
The hub tells the portal of new messages. It carries no content: the portal fetches what has changed by the calls of
openapi.json. The protocol is that of ASP.NET Core SignalR, in JSON: each message is an object that the character
U+001E ends.

## Beginning
\`POST /portalHub/negotiate?negotiateVersion=1\` answers a connection token and the transports: WebSockets, Server-Sent
Events and long polling. The session cookie is required: without a session, or with one whose access has expired, it
answers 401. The Origin header has to be that of the portal, here and at the upgrade: else 403. There is no anti-forgery
header, which a browser cannot send with a socket. The token holds for this customer only.

## While it lasts
Each side sends a ping after ${seconds(hubSettings.keepAlive)} seconds of silence and gives the other one up after ${seconds(hubSettings.serverTimeout)}. An empty close frame is
answered with the close code 1000.

## Errors
A message that cannot be read ends the connection with a close message. An unknown method, or one that fails, is
answered by a completion with an error. An event that has no conversationId is ignored, and told once by LogError.
At log-out, and when the session ends, the server closes the connections of that session.

## After an interruption
The portal tries again after ${delays.slice(0, -1).join(', ')} and ${delays.at(-1) ?? ''} seconds, each time with a new negotiation; then it waits until the page is shown
again. A close message without \`allowReconnect: true\` ends the connection for good. What happened meanwhile is not sent
again: the portal calls UserJoinedCommunication and fetches the number of unread conversations.
`.trim();

/** When each event is sent, and what the portal does. All go to every connection of that customer, and to nobody else. */
export const eventDescriptions: Readonly<Record<HubEventKind, string>> = {
  conversationStarted:
    'A conversation has been started, by the customer or by the provider. The portal fetches the conversations and the number of unread ones.',
  repliedToConversation:
    'The provider has replied. The portal fetches the conversation and the number of unread ones; a conversation that is open is marked as read.',
  customerRepliedToConversation:
    'The customer has replied, in this tab or another. The portal fetches the conversation and the number of unread ones.',
  conversationReadByCustomer:
    'The customer has opened a conversation, in this tab or another. The portal shows it as read and fetches the number of unread ones.',
  fileSent:
    'A file of a message has been processed. The portal asks again for the files of the conversation that is open.',
};

/** What the portal tells the server. */
export const userJoinedDescription =
  'The customer looks at the page again, and the connection has been started anew. Without arguments; the portal waits for no answer.';
