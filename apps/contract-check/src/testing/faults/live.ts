import { inBody, type PlantedFault, without } from './plant.ts';

const hub = /^\/portalHub/u;

/** Faults of the live connection. */
export const live: readonly PlantedFault[] = [
  {
    name: 'a live connection for everybody',
    path: hub,
    before(passing, { notes }) {
      const { cookie } = passing.headers;
      if (cookie !== undefined) notes.set('cookie', cookie);
      passing.headers.cookie = notes.get('cookie') ?? '';
    },
    only: ['hub'],
    named: ['GET /portalHub as a socket without a session', 'status 401'],
  },
  {
    name: 'a live connection for every page',
    path: hub,
    before: without('origin'),
    only: ['hub'],
    named: ['GET /portalHub as a socket from a page of another origin', 'status 403'],
  },
  {
    name: 'a negotiation of the old version',
    path: /negotiate$/u,
    after: inBody(/"connectionToken":"[^"]*",?/u, ''),
    only: ['hub'],
    named: ['POST /portalHub/negotiate', 'a connectionToken'],
  },
  {
    name: 'a server without sockets',
    path: /negotiate$/u,
    after: inBody(/"WebSockets"/u, '"ForeverFrame"'),
    only: ['hub'],
    named: ['POST /portalHub/negotiate', 'the transport WebSockets'],
  },
  {
    name: 'an event that does not come',
    socket: (piece) => (piece.includes('onPublishConversationStarted') ? 'drop' : 'pass'),
    only: ['hub'],
    isWriting: true,
    named: ['onPublishConversationStarted after postMessage', 'the event with the conversationId'],
  },
  {
    name: 'events for everybody',
    socket: (piece) => (piece.includes('onPublish') ? 'all' : 'pass'),
    only: ['hub'],
    isWriting: true,
    named: ['events at another customer’s connection', 'none'],
  },
];
