import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';

/** A request as the server received it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The form in the body: its fields in order, a file as its name, type and text. */
  readonly form: () => Promise<readonly (readonly [string, string])[]>;
}

/** How the server responds to a request. `silence` never answers, `hangUp` cuts the connection. */
export type Reply =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      /** Sends only the beginning of the body, then is silent or hangs up. */
      readonly afterwards?: 'silence' | 'hangUp';
    }
  | 'silence'
  | 'hangUp';

/** A real HTTP server on a free port. */
export interface TestServer {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Sets how later requests are answered; the default is 204. */
  reply(decide: (request: ReceivedRequest) => Reply | Promise<Reply>): void;
  /** Waits until this many requests have arrived, counted from the start. */
  received(count: number): Promise<void>;
  /** Stops reading bodies, which blocks a client that sends a large one. Returns a function that resumes reading. */
  holdBodies(): () => void;
  /** Waits until this many requests have been cut before their answer was complete. */
  cut(count: number): Promise<void>;
  close(): Promise<void>;
}

interface TestServerOptions {
  /**
   * Whether pages of other origins may call. Browsers ask before each call. The XMLHttpRequest of the tests runs in a
   * page that was created before the server, so it has another origin.
   */
  readonly isOpen?: boolean;
}

/** The CORS headers: who may read the answers, and which headers may be sent and read. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'accept, cache-control, pragma, x-xsrf-token',
  'access-control-expose-headers': 'release-id, token-expired, service-unavailable',
};

/** Starts a server for one test. */
export async function createTestServer({
  isOpen = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const waiting = new Set<() => void>();
  const tell = (): void => {
    for (const check of waiting) check();
  };
  let cuts = 0;
  let held: Promise<void> = Promise.resolve();
  let decide: (request: ReceivedRequest) => Reply | Promise<Reply> = () => ({ status: 204 });

  const server = createServer((message, response) => {
    void serve(message, response);
  });

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isOpen) {
      response.setHeaders(new Map(Object.entries(openHeaders)));
      if (message.method === 'OPTIONS') {
        write({ status: 204 }, response);
        return;
      }
    }
    response.on('close', () => {
      if (!response.writableFinished) cuts += 1;
      tell();
    });
    const chunks: Buffer[] = [];
    try {
      await held;
      for await (const chunk of message) if (chunk instanceof Buffer) chunks.push(chunk);
    } catch {
      return;
    }
    const { method = '', url = '', headers } = message;
    const body = Buffer.concat(chunks);
    const form = () => readForm(body, headers['content-type'] ?? '');
    const request = { method, url, headers, body: body.toString(), form };
    requests.push(request);
    tell();
    write(await decide(request), response);
  }

  const until = (isTrue: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!isTrue()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    requests,
    reply: (decision) => {
      decide = decision;
    },
    received: (count) => until(() => requests.length >= count),
    cut: (count) => until(() => cuts >= count),
    holdBodies: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readForm(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<readonly (readonly [string, string])[]> {
  const data = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  return Promise.all(
    [...data].map(
      async ([name, value]) =>
        [
          name,
          typeof value === 'string' ? value : `${value.name} ${value.type} ${await value.text()}`,
        ] as const,
    ),
  );
}

function write(reply: Reply, response: ServerResponse): void {
  if (reply === 'silence') return;
  if (reply === 'hangUp') {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body = '', afterwards } = reply;
  response.writeHead(status, {
    ...headers,
    ...(afterwards === undefined ? {} : { 'content-length': String(Buffer.byteLength(body) + 1) }),
  });
  if (afterwards === undefined) response.end(body);
  else response.write(body, () => afterwards === 'hangUp' && response.destroy());
}
