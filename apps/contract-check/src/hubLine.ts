import { WebSocket } from 'ws';

import { hubMethods, hubPath } from '@mina-sidor/api-client/contract';

import { field } from './ids.ts';
import { parse } from './judge.ts';
import type { Visitor } from './visitor.ts';

const separator = '\u001E';
const patience = 5000;

/** The status with which a socket was refused. */
export interface Refused {
  readonly status: number;
}

/** Opens a socket of the live connection. Resolves with the status if it is refused. */
export function openLine(
  visitor: Visitor,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HubLine | Refused> {
  const address = `${visitor.url.replace(/^http/u, 'ws')}${hubPath}?id=${encodeURIComponent(token)}`;
  const socket = new WebSocket(address, {
    handshakeTimeout: patience,
    headers: {
      origin: visitor.url,
      ...(visitor.cookies.size > 0 && { cookie: visitor.cookieHeader }),
      ...headers,
    },
  });
  const line = new HubLine(socket);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(line));
    socket.once('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    socket.on('error', () => resolve({ status: 0 }));
  });
}

/** One socket of the live connection, and what has been heard on it. */
export class HubLine {
  readonly #socket: WebSocket;
  readonly #heard: unknown[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #closed: Promise<number>;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const parts = data.toString().split(separator);
      this.#heard.push(...parts.filter((part) => part !== '').map(parse));
      for (const listener of this.#listeners) listener();
    });
    this.#closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
  }

  say(message: unknown): void {
    this.#socket.send(`${JSON.stringify(message)}${separator}`);
  }

  /** Does the handshake and returns the reply. */
  shakeHands(protocol = 'json'): Promise<unknown> {
    this.say({ protocol, version: 1 });
    return this.hear((message) => field(message, 'type') === undefined);
  }

  /** Calls a method of the hub and returns its completion. */
  invoke(target: string = hubMethods.userJoined): Promise<unknown> {
    this.say({ type: 1, invocationId: target, target, arguments: [] });
    return this.hear(
      (message) => field(message, 'type') === 3 && field(message, 'invocationId') === target,
    );
  }

  /** The first message of this kind, heard already or within some seconds; undefined if none comes. */
  hear(isWanted: (message: unknown) => boolean): Promise<unknown> {
    return new Promise((resolve) => {
      const finish = (message: unknown): void => {
        this.#listeners.delete(look);
        clearTimeout(timer);
        resolve(message);
      };
      const look = (): void => {
        const found = this.#heard.find(isWanted);
        if (found !== undefined) finish(found);
      };
      const timer = setTimeout(() => finish(undefined), patience);
      this.#listeners.add(look);
      look();
    });
  }

  /** Everything heard so far. */
  get heard(): readonly unknown[] {
    return this.#heard;
  }

  /** Closes without a code, as browsers do, and returns the backend's code. */
  async close(): Promise<number> {
    this.#socket.close();
    const timer = setTimeout(() => this.#socket.terminate(), patience);
    const code = await this.#closed;
    clearTimeout(timer);
    return code;
  }
}
