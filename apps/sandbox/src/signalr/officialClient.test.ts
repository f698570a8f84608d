import {
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  HttpTransportType,
  LogLevel,
} from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type RunningHub, startHub } from './testing/startHub.ts';

let running: RunningHub;
const clients: HubConnection[] = [];

const methods = {
  Add: (_visitor: unknown, args: readonly unknown[]) => Number(args[0]) + Number(args[1]),
  WhoAmI: ({ userId }: { userId: string }) => userId,
  Nothing: () => undefined,
  Fail: () => {
    throw new Error('secret');
  },
};

beforeEach(async () => {
  running = await startHub({ methods });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
  await running.stop();
});

async function connect(transport: HttpTransportType, user = 'maja'): Promise<HubConnection> {
  const client = new HubConnectionBuilder()
    .withUrl(running.url, { transport, headers: { 'x-user': user } })
    .configureLogging(LogLevel.None)
    .build();
  clients.push(client);
  await client.start();
  return client;
}

/** What the client's handlers of this name are called with. */
function eventsOf(client: HubConnection, target: string): unknown[][] {
  const events: unknown[][] = [];
  client.on(target, (...args: unknown[]) => events.push(args));
  return events;
}

describe.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['Server-Sent Events', HttpTransportType.ServerSentEvents],
  ['long polling', HttpTransportType.LongPolling],
])('the official client over %s', (_name, transport) => {
  it('calls methods and gets their results', async () => {
    const client = await connect(transport);
    expect(await client.invoke('Add', 2, 3)).toBe(5);
    expect(await client.invoke('whoami')).toBe('maja');
    expect(await client.invoke('Nothing')).toBeUndefined();
  });

  it('is told that a method failed, and not why', async () => {
    const client = await connect(transport);
    await expect(client.invoke('Fail')).rejects.toThrow(
      /An unexpected error occurred invoking 'Fail' on the server\.$/u,
    );
    await expect(client.invoke('Missing')).rejects.toThrow(/Unknown hub method 'Missing'/u);
    expect(client.state).toBe(HubConnectionState.Connected);
  });

  it('hears the events of its own user, in order, and nobody else’s', async () => {
    const maja = await connect(transport);
    const ivar = await connect(transport, 'ivar');
    const [forMaja, forIvar] = [eventsOf(maja, 'news'), eventsOf(ivar, 'news')];
    for (let number = 1; number <= 20; number += 1) {
      expect(running.hub.sendToUser('maja', 'news', [{ number }])).toBe(1);
    }
    expect(running.hub.sendToUser('vera', 'news', [{}])).toBe(0);
    await expect.poll(() => forMaja).toHaveLength(20);
    expect(forMaja.map(([event]) => event)).toEqual(
      Array.from({ length: 20 }, (_, index) => ({ number: index + 1 })),
    );
    expect(forIvar).toEqual([]);
  });

  it('is closed without an error when its session ends, and stays away', async () => {
    const client = await connect(transport, 'maja/phone');
    const other = await connect(transport, 'maja/computer');
    const closed = vi.fn();
    client.onclose(closed);
    expect(running.hub.endWhere(({ sessionId }) => sessionId === 'phone')).toBe(1);
    await expect.poll(() => closed).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledWith(undefined);
    expect(other.state).toBe(HubConnectionState.Connected);
    expect(await other.invoke('Add', 1, 1)).toBe(2);
  });

  it('comes back by itself when the server asks it to', async () => {
    const client = new HubConnectionBuilder()
      .withUrl(running.url, { transport, headers: { 'x-user': 'maja' } })
      .withAutomaticReconnect([0])
      .configureLogging(LogLevel.None)
      .build();
    clients.push(client);
    await client.start();
    const firstId = client.connectionId;
    // The client has the id of a new connection before it can be used.
    const nextId = new Promise((resolve) => client.onreconnected(resolve));
    running.hub.endWhere(() => true, { allowReconnect: true });
    expect(await nextId).not.toBeOneOf([firstId, undefined]);
    expect(client.state).toBe(HubConnectionState.Connected);
    expect(await client.invoke('Add', 1, 2)).toBe(3);
  });

  it('leaves nothing behind when it stops', async () => {
    const client = await connect(transport);
    expect(running.hub.openConnections()).toHaveLength(1);
    await client.stop();
    await expect.poll(() => running.hub.openConnections()).toHaveLength(0);
    expect(running.hub.sendToUser('maja', 'news', [])).toBe(0);
  });

  it('is refused without a session', async () => {
    const client = new HubConnectionBuilder()
      .withUrl(running.url, { transport })
      .configureLogging(LogLevel.None)
      .build();
    await expect(client.start()).rejects.toThrow(/Status code '401'/u);
  });
});

describe('clients of one user on different transports', () => {
  it('all hear one event', async () => {
    const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType;
    const all = await Promise.all(
      [WebSockets, ServerSentEvents, LongPolling, WebSockets].map((transport) =>
        connect(transport),
      ),
    );
    const heard = all.map((client) => eventsOf(client, 'news'));
    expect(running.hub.sendToUser('maja', 'news', [{ conversationId: '1' }])).toBe(4);
    await expect.poll(() => heard.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });
});
