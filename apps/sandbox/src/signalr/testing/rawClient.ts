import * as v from 'valibot';
import { WebSocket } from 'ws';

import { recordSeparator } from '../messages.ts';

const negotiatedSchema = v.object({
  connectionId: v.string(),
  connectionToken: v.optional(v.string()),
});

/** Negotiates as the official client does and answers the token. */
export async function negotiate(url: string, user = 'maja', version = 1): Promise<string> {
  const response = await fetch(`${url}/negotiate?negotiateVersion=${String(version)}`, {
    method: 'POST',
    headers: { 'x-user': user },
  });
  const answer = v.parse(negotiatedSchema, await response.json());
  return answer.connectionToken ?? answer.connectionId;
}

/** What has been received, without separators, parsed. */
export const messagesIn = (text: string): unknown[] =>
  text
    .split(recordSeparator)
    .filter((part) => part !== '')
    .map((part): unknown => JSON.parse(part));

/** A socket that says and hears exactly what the test wants. */
export interface RawSocket {
  readonly socket: WebSocket;
  /** Everything heard so far, without separators, parsed. */
  readonly heard: unknown[];
  /** Sends messages, each with its separator, in one frame. */
  say(...messages: readonly unknown[]): void;
  /** The code that the socket was closed with. */
  readonly closed: Promise<number>;
}

export const handshake = { protocol: 'json', version: 1 };

export async function openSocket(
  url: string,
  token: string | null,
  user = 'maja',
): Promise<RawSocket> {
  const address = `${url.replace('http', 'ws')}${token === null ? '' : `?id=${token}`}`;
  const socket = new WebSocket(address, { headers: { 'x-user': user } });
  const heard: unknown[] = [];
  socket.on('message', (data: Buffer) => {
    heard.push(...messagesIn(data.toString()));
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    heard,
    say: (...messages) =>
      socket.send(
        messages.map((message) => `${JSON.stringify(message)}${recordSeparator}`).join(''),
      ),
    closed,
  };
}
