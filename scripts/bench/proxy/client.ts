import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:https';
import { Agent as PlainAgent, request as requestPlain } from 'node:http';

import { tokenOf } from '../hub/client.ts';

/** Where a customer's requests go to, and from which address of this machine they come. */
export type Way = {
  readonly url: string;
  readonly localAddress: string;
  readonly cookie: string;
  /** The connections of the calls, which are used again, as a browser does. */
  readonly agent: PlainAgent;
  /** The certificate of the server, if it speaks TLS. */
  readonly ca: string | undefined;
};

/** A way whose server speaks TLS if it has a certificate. */
export function createWay(way: Omit<Way, 'agent'>): Way {
  const options = { keepAlive: true, localAddress: way.localAddress };
  const agent = way.ca === undefined ? new PlainAgent(options) : new Agent(options);
  return { ...way, agent };
}

/** A window's live connection. */
export type OpenWindow = { readonly isOpen: () => boolean; readonly close: () => void };

const handshake = Buffer.from('{"protocol":"json","version":1}\u001E');
const ping = Buffer.from('{"type":6}\u001E');

/** How often a window sends a ping, in milliseconds (row H09). */
const keepAlive = 15_000;

/** A text frame of a client, which has to be masked (RFC 6455). */
function frameOf(text: Buffer): Buffer {
  const mask = randomBytes(4);
  const masked = text.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), mask, masked]);
}

function start(
  { url, ca, localAddress, cookie }: Way,
  path: string,
  agent: PlainAgent | false,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const options = { method, localAddress, agent, headers: { cookie, ...headers } };
  return ca === undefined
    ? requestPlain(`${url}${path}`, options)
    : request(`${url}${path}`, { ...options, ca });
}

/** Opens a live connection as a window does, from this address, which WebSocket cannot choose. */
export async function openWindow(way: Way): Promise<OpenWindow> {
  const { status, text } = await call(way, '/portalHub/negotiate?negotiateVersion=1', 'POST');
  const token = tokenOf(status, text);
  return new Promise((resolve, reject) => {
    const asked = start(way, `/portalHub?id=${token}`, false, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asked.on('error', reject);
    asked.on('response', ({ statusCode }) => {
      reject(new Error(`The live connection was answered with ${String(statusCode)}.`));
    });
    asked.on('upgrade', (_response, socket) => {
      let isOpen = true;
      const pings = setInterval(() => socket.write(frameOf(ping)), keepAlive);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        isOpen = false;
        clearInterval(pings);
        reject(new Error('The live connection was closed.'));
      });
      socket.once('data', () => resolve({ isOpen: () => isOpen, close: () => socket.destroy() }));
      socket.write(frameOf(handshake));
    });
    asked.end();
  });
}

/** Makes a call and resolves with its answer. */
export function call(
  way: Way,
  path: string,
  method = 'GET',
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const asked = start(way, path, way.agent, { method });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', reject).on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    asked.end();
  });
}
