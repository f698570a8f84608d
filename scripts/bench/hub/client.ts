import { performance } from 'node:perf_hooks';

const handshake = '{"protocol":"json","version":1}\u001E';
const ping = '{"type":6}\u001E';

/** How often a client sends a ping, in milliseconds (row H09). */
const keepAlive = 15_000;

/** A socket that does the handshake and then only listens, until its server stops. */
export type Listener = {
  /** Resolves with the next event. */
  readonly nextEvent: () => Promise<void>;
  readonly close: () => void;
};

/** Opens a socket and does the handshake. A bare server does not answer it, so there the open socket is enough. */
export async function listen(url: string, cookie: string | null): Promise<Listener> {
  const address = cookie === null ? url : await negotiate(url, cookie);
  const socket = new WebSocket(
    address.replace('http', 'ws'),
    cookie === null ? {} : { headers: { cookie } },
  );
  let onEvent: () => void = () => undefined;
  let onReply: () => void = () => undefined;
  const replied = new Promise<void>((resolve) => {
    onReply = resolve;
  });
  socket.addEventListener('message', ({ data }) => {
    if (String(data).startsWith('{}')) onReply();
    else if (String(data).includes('"type":1')) onEvent();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`${url} lets no more sockets in.`)), {
      once: true,
    });
  });
  socket.send(handshake);
  if (cookie !== null) await replied;
  const pings = setInterval(() => socket.send(ping), keepAlive);
  socket.addEventListener('close', () => clearInterval(pings));
  return {
    nextEvent: () =>
      new Promise((resolve) => {
        onEvent = resolve;
      }),
    close: () => socket.close(),
  };
}

/** Asks the hub for a connection and resolves with its address: a socket that was not negotiated is refused. */
async function negotiate(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { cookie },
  });
  return `${url}?id=${tokenOf(answer.status, await answer.text())}`;
}

/** What names the connection in the addresses of its further requests. */
export function tokenOf(status: number, text: string): string {
  const token = /"connectionToken":"(?<token>[^"]+)"/u.exec(text)?.groups?.['token'];
  if (token === undefined) throw new Error(`The negotiation was answered with ${String(status)}.`);
  return encodeURIComponent(token);
}

/** Opens many sockets, a few at a time. */
export async function listenMany(
  count: number,
  open: (index: number) => Promise<Listener>,
): Promise<readonly Listener[]> {
  const atATime = 100;
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const batch = Math.min(atATime, count - listeners.length);
    const first = listeners.length;
    listeners.push(
      ...(await Promise.all(Array.from({ length: batch }, (_, index) => open(first + index)))),
    );
  }
  return listeners;
}

/** How long the work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
