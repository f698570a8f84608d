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
A tab connects after the login while \`communication\` is on. On a telephone or tablet it leaves while it is hidden.

1. \`POST /portalHub/negotiate?negotiateVersion=1\` answers with JSON: \`{ "negotiateVersion": 1, "connectionId": "…",
   "connectionToken": "…", "availableTransports": [{ "transport": "WebSockets", "transferFormats": ["Text"] }] }\`.
   \`WebSockets\` has to be offered; \`ServerSentEvents\` and \`LongPolling\` help where a proxy blocks sockets. Without its \`connectionToken\` nobody may connect: an unknown
   token, and the \`connectionId\` in its place, answer 404. It holds for this customer only: with another's, 403 or 404.
   Forget one that is not used within 15 seconds.
2. \`GET /portalHub?id=<connectionToken>\` with an upgrade to a WebSocket, answered with 101.
3. The portal says \`{"protocol":"json","version":1}\` and the server \`{}\`; or to anything else \`{"error":"…"}\`.

The session cookie is required: without a session, negotiation and upgrade answer 401; with one whose access has expired, negotiation does.
Their Origin header has to be that of the portal: else 403. There is no anti-forgery header, which a browser cannot
send with a socket. After a 401 the portal makes a call that renews the session, and negotiates once more. Too many negotiations of one address
answer 429 with \`Retry-After\`.

## Events
An event goes to every connection of that customer, in all sessions and tabs, at every instance of the server; also to the
tab whose call has caused it, before or after the answer to that call. It goes to nobody else. It has one argument, a
\`HubPayload\`. It is sent when the change can be fetched, and waits for no answer. A customer who is not connected gets nothing.

## While it lasts
Each side sends a ping after ${seconds(hubSettings.keepAlive)} seconds of silence and gives the other one up after ${seconds(hubSettings.serverTimeout)}. An empty close frame is
answered with the close code 1000.

## Errors
A message that cannot be read ends the connection with a close message. An unknown method, or one that fails, is
answered by a completion with an error. An event that has no conversationId is ignored, and told once by LogError.
At log-out, and when the session ends, the server closes the connections of that session with a close message without
\`allowReconnect\`. Expired access and Refresh leave them open. So does \`communication\` being switched off.

## After an interruption
The portal tries again after ${delays.slice(0, -1).join(', ')} and ${delays.at(-1) ?? ''} seconds, each time with a new negotiation; then it waits until the page is shown
again. If a connection is lost within ${seconds(hubSettings.steadyAfter)} seconds of an attempt, the pauses go on
where they were instead of beginning again. A close message without \`allowReconnect: true\` ends the connection for good. What happened meanwhile is not sent
again: the portal calls UserJoinedCommunication and fetches the number of unread conversations.
`.trim();

/** When each event is sent, and what the portal does. */
export const eventDescriptions: Readonly<Record<HubEventKind, string>> = {
  conversationStarted:
    'A conversation has been started, by the customer or by the provider. The portal fetches the conversations and the number of unread ones.',
  repliedToConversation:
    'The provider has replied. The portal fetches the conversation and the number of unread ones; a conversation that is open is marked as read.',
  customerRepliedToConversation:
    'The customer has replied, in this tab or another. The portal fetches the conversation and the number of unread ones.',
  conversationReadByCustomer:
    'The customer has opened a conversation that was unread, in this tab or another. The portal shows it as read and fetches the number of unread ones.',
  fileSent:
    'A file of a message has been processed and can be fetched; one event for each file. The portal asks again for the files of the conversation that is open.',
};

/** What the portal tells the server. */
export const userJoinedDescription =
  'The customer has the page open and the connection has begun, for the first time or again. Without arguments; the portal waits for no answer. The server need not do anything: it may note that the customer is here.';
