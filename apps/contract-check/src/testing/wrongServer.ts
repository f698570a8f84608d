import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A request on its way to the right server. */
export interface Passing {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer on its way back. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** One thing that a backend does wrong. */
export interface Fault {
  /** Paths that it is about. @default all, without changing their answers */
  readonly path?: RegExp;
  /** Changes the request. */
  readonly before?: (passing: Passing, server: Server) => void;
  /** Changes the answer. It may call the right server again. */
  readonly after?: (answered: Answered, passing: Passing, server: Server) => void | Promise<void>;
  /** What happens to a message of the live connection: `pass`, `drop`, or send to `all` sockets. */
  readonly socket?: (piece: string) => 'pass' | 'drop' | 'all';
}

/** What a fault may use of the right server. */
interface Server {
  /** Cookies of a customer who is logged in. */
  readonly sessionOf: (personalNumber: string) => Promise<string>;
  readonly send: (passing: Passing) => Promise<Answered>;
  /** What the fault remembers between calls. */
  readonly notes: Map<string, string>;
}

/** A server that does one thing wrong, in front of one that does all right. */
export async function startWrongServer(target: string, fault: Fault) {
  const sockets = new Set<Duplex>();
  const server: Server = {
    notes: new Map(),
    send: (passing) => send(target, passing),
    async sessionOf(personalNumber) {
      const response = await fetch(`${target}/sandbox/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ personalNumber }),
      });
      return response.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
    },
  };
  const concerns = (path: string): boolean => fault.path?.test(path) ?? true;

  const http = createServer((incoming, response) => {
    void (async () => {
      const passing = await toPassing(incoming);
      if (concerns(passing.path)) fault.before?.(passing, server);
      // A stream of the live connection never ends, so it cannot be changed as a whole.
      if (fault.after === undefined || !concerns(passing.path)) {
        pipe(target, passing, response);
        return;
      }
      const answered = await send(target, passing);
      await fault.after(answered, passing, server);
      const { status, headers, text } = answered;
      const body = Buffer.from(text, 'latin1');
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    })().catch(() => response.destroy());
  });
  http.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    void (async () => {
      const passing = await toPassing(incoming, head);
      if (concerns(passing.path)) fault.before?.(passing, server);
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      upgrade(target, passing, socket, (piece) => {
        const becomes = fault.socket?.(piece.toString('latin1')) ?? 'pass';
        if (becomes === 'all') for (const each of sockets) each.write(piece);
        if (becomes === 'pass') socket.write(piece);
      });
    })().catch(() => socket.destroy());
  });
  await once(http.listen(0, 'localhost'), 'listening');
  const address = http.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  return {
    url: `http://localhost:${port}`,
    stop: (): void => {
      for (const socket of sockets) socket.destroy();
      http.closeAllConnections();
      http.close();
    },
  };
}

async function toPassing(incoming: IncomingMessage, head?: Buffer): Promise<Passing> {
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const body = head ?? (await buffer(incoming));
  return { method: incoming.method ?? 'GET', path, query, headers, body };
}

function open(target: string, { method, path, query, headers }: Passing) {
  const address = `${target}${path}${query === '' ? '' : `?${query}`}`;
  return sendRequest(address, { method, headers });
}

function send(target: string, passing: Passing): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = open(target, passing);
    asking.on('error', reject);
    asking.on('response', (response) => {
      const { 'transfer-encoding': _chunked, ...headers } = response.headers;
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, headers, text: body.toString('latin1') });
      }, reject);
    });
    asking.end(passing.body);
  });
}

function pipe(target: string, passing: Passing, response: ServerResponse): void {
  const asking = open(target, passing);
  asking.on('error', () => response.destroy());
  asking.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    response.flushHeaders();
    answer.pipe(response);
  });
  response.on('close', () => asking.destroy());
  asking.end(passing.body);
}

function upgrade(
  target: string,
  passing: Passing,
  socket: Duplex,
  tell: (piece: Buffer) => void,
): void {
  const asking = open(target, passing);
  asking.on('error', () => socket.destroy());
  const head = (status: number, message: string, headers: IncomingHttpHeaders): string =>
    [
      `HTTP/1.1 ${String(status)} ${message}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
      '\r\n',
    ].join('\r\n');
  asking.on('response', ({ statusCode = 0, statusMessage = '', headers }) => {
    socket.end(head(statusCode, statusMessage, headers));
  });
  asking.on('upgrade', (answer, opened) => {
    socket.write(head(101, 'Switching Protocols', answer.headers));
    opened.on('data', tell);
    opened.on('error', () => socket.destroy());
    opened.on('close', () => socket.destroy());
    socket.pipe(opened);
    socket.on('close', () => opened.destroy());
  });
  asking.end();
}
