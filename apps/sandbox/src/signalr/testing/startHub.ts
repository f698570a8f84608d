import { createServer, type IncomingMessage } from 'node:http';

import { createHub, type Hub } from '../createHub.ts';
import type { HubOptions, Visitor } from '../hub.types.ts';

/** A hub on a server of its own, whose visitors name themselves in a header. */
export interface RunningHub {
  readonly hub: Hub;
  readonly url: string;
  /** How many requests have come in, and how many of them are over. */
  readonly requests: { received: number; over: number };
  /** Lets time pass and what depends on it happen. */
  pass(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Who the request says it is: `x-user: maja` or `x-user: maja/phone`, where the second part is the session. */
function visitorOf(request: IncomingMessage): Visitor | 401 {
  const name = request.headers['x-user'];
  if (typeof name !== 'string') return 401;
  const [userId = '', sessionId = 'computer'] = name.split('/');
  return { userId, sessionId };
}

export async function startHub(
  options: Partial<Omit<HubOptions, 'path' | 'now'>> = {},
): Promise<RunningHub> {
  let time = 0;
  const hub = createHub({
    authorise: visitorOf,
    methods: {},
    ...options,
    path: '/hub',
    now: () => time,
  });
  const requests = { received: 0, over: 0 };
  const server = createServer((request, response) => {
    response.once('close', () => (requests.over += 1));
    void hub.handle(request, response);
    requests.received += 1;
  });
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  return {
    hub,
    requests,
    url: `http://127.0.0.1:${String(port)}/hub`,
    pass(milliseconds) {
      time += milliseconds;
      hub.sweep();
    },
    stop: async () => {
      hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
