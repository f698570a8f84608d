import { once } from 'node:events';
import { get } from 'node:http';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { aspNetLimits } from './hub.types.ts';
import { handshake, negotiate, openSocket } from './testing/rawClient.ts';
import { type RunningHub, startHub } from './testing/startHub.ts';

let running: RunningHub;
beforeEach(async () => {
  running = await startHub();
});
afterEach(() => running.stop());

const separator = '\u001E';
const asMaja = { 'x-user': 'maja' };

/** More than the lines of this machine hold by themselves. */
const megabyte = 'x'.repeat(1024 * 1024);
function tellMuch(): void {
  for (let count = 0; count < 32; count += 1) running.hub.sendToUser('maja', 'news', [megabyte]);
}

const sayHello = (token: string) =>
  fetch(`${running.url}?id=${token}`, {
    method: 'POST',
    headers: asMaja,
    body: `${JSON.stringify(handshake)}${separator}`,
  });

/** A socket, open, that nobody reads. */
async function deafSocket(): Promise<void> {
  const client = await openSocket(running.url, null);
  client.say(handshake);
  await expect.poll(() => client.heard).toEqual([{}]);
  client.socket.pause();
}

/** A stream of events, open, that nobody reads. */
async function deafEvents(): Promise<void> {
  const token = await negotiate(running.url);
  const headers = { ...asMaja, accept: 'text/event-stream' };
  // An answer without a reader waits with all that comes after its beginning.
  const request = get(`${running.url}?id=${token}`, { headers });
  await once(request, 'response');
  request.on('error', () => undefined);
  await sayHello(token);
}

describe('a client that does not read', () => {
  it.each([
    ['a socket', deafSocket],
    ['a stream of events', deafEvents],
  ])('is given up when too much waits for it in %s', async (_what, open) => {
    await open();
    expect(running.hub.openConnections()).toHaveLength(1);
    tellMuch();
    await expect.poll(() => running.hub.openConnections()).toEqual([]);
  });

  it('is given up when too much waits for its next poll', async () => {
    const token = await negotiate(running.url);
    const poll = () => fetch(`${running.url}?id=${token}`, { headers: asMaja });
    await poll();
    await sayHello(token);
    await poll();
    for (let count = 0; count < 100; count += 1) running.hub.sendToUser('maja', 'news', []);
    running.pass(0);
    expect(running.hub.openConnections()).toHaveLength(1);
    tellMuch();
    running.pass(0);
    expect(running.hub.openConnections()).toEqual([]);
    expect((await poll()).status).toBe(404);
  });

  it('does not keep its line when the connection has ended', async () => {
    await running.stop();
    running = await startHub({ limits: { ...aspNetLimits, unreadLength: Infinity } });
    await deafEvents();
    tellMuch();
    expect(running.hub.endWhere(() => true)).toBe(1);
    await expect.poll(() => running.requests.over).toBe(running.requests.received);
  });
});
