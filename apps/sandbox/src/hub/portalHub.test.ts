import { type HubConnection, HubConnectionState, HttpTransportType } from '@microsoft/signalr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { createSandbox } from '../server.ts';
import { sessionLifetime } from '../store/sessions.ts';
import { type Browser, createBrowser, field } from '../testing/browser.ts';
import { hubConnectionOf } from '../testing/connectToHub.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const maja = '198704129843';
const ivar = '197509239831';
const replied = 'onPublishRepliedToConversation';

const connections: HubConnection[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(connections.splice(0).map((connection) => connection.stop()));
});

async function connect(
  browser: Browser,
  transport: HttpTransportType = HttpTransportType.None,
): Promise<HubConnection> {
  const connection = hubConnectionOf(sandbox.url(), browser, { transport });
  connections.push(connection);
  await connection.start();
  return connection;
}

const negotiate = (browser: Browser, headers: Readonly<Record<string, string>> = {}) =>
  browser.call('/portalHub/negotiate?negotiateVersion=1', { method: 'POST', headers });

/** The status with which a socket is refused, or 101. */
const socketStatus = (browser: Browser, address: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `${sandbox.url().replace('http', 'ws')}${address}`;
    const socket = new WebSocket(url, { headers: { cookie, ...headers } });
    socket.once('open', () => {
      resolve(101);
      socket.close();
    });
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => resolve(0));
  });

const publish = (
  personalNumber: string,
  event = replied,
  payload: unknown = { conversationId: '7' },
) => sandbox.control('POST', 'hub/publish', { personalNumber, event, payload });
const hubState = async () => (await sandbox.control('GET', 'hub')).json;
const untilEnded = (connection: HubConnection) =>
  expect.poll(() => connection.state).toBe(HubConnectionState.Disconnected);

describe('who may connect', () => {
  it('is nobody without a session [H02]', async () => {
    const visitor = sandbox.newBrowser();
    expect((await negotiate(visitor)).status).toBe(401);
    expect(await socketStatus(visitor, '/portalHub')).toBe(401);
    await expect(connect(visitor)).rejects.toThrow("Status code '401'");
  });

  it('is a customer, without an anti-forgery header [H02]', async () => {
    const browser = await sandbox.loggedIn();
    const answer = await negotiate(browser);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ negotiateVersion: 1 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const token = String(field(answer.json, 'connectionToken'));
    const address = `/portalHub?id=${encodeURIComponent(token)}`;
    expect(await socketStatus(browser, address, { origin: sandbox.url() })).toBe(101);
  });

  it('has to negotiate first, because negotiations are counted [Z74]', async () => {
    expect(await socketStatus(await sandbox.loggedIn(), '/portalHub')).toBe(400);
  });

  it('is nobody from a page of another origin', async () => {
    const browser = await sandbox.loggedIn();
    const origin = 'http://evil.test';
    expect((await negotiate(browser, { origin })).status).toBe(403);
    expect((await browser.call('/portalHub?id=x', { headers: { origin } })).status).toBe(403);
    expect(await socketStatus(browser, '/portalHub', { origin })).toBe(403);
  });

  it('is not another customer with a token that was heard of', async () => {
    const token = String(
      field((await negotiate(await sandbox.loggedIn())).json, 'connectionToken'),
    );
    const other = await sandbox.loggedIn(ivar);
    expect((await other.call(`/portalHub?id=${token}`)).status).toBe(403);
    expect(await socketStatus(other, `/portalHub?id=${token}`)).toBe(403);
  });

  it('has to renew the session first, but loses no connection for it', async () => {
    const browser = await sandbox.loggedIn();
    const polling = await connect(browser, HttpTransportType.LongPolling);
    sandbox.clock.advance(sessionLifetime.accessMs);
    expect((await negotiate(browser)).status).toBe(401);
    expect(await socketStatus(browser, '/portalHub')).toBe(401);
    await polling.invoke('UserJoinedCommunication');
    await browser.call('/api/PortalIdentity/Refresh', { method: 'POST' });
    expect((await negotiate(browser)).status).toBe(200);
    await polling.invoke('UserJoinedCommunication');
    expect(await hubState()).toMatchObject({ connections: [{ transport: 'LongPolling' }] });
  });

  it('finds nothing anywhere else', async () => {
    const browser = await sandbox.loggedIn();
    expect(await socketStatus(browser, '/api')).toBe(404);
    expect(await socketStatus(browser, '/portalHub', { host: 'evil.test' })).toBe(421);
    expect((await browser.call('/portalHub/elsewhere')).status).toBe(404);
  });
});

describe('events', () => {
  it('reach every connection of the customer, whatever carries it, and nobody else [H11]', async () => {
    const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType;
    const phone = await sandbox.loggedIn();
    const computer = await sandbox.loggedIn();
    const open = [
      await connect(phone, WebSockets),
      await connect(computer, ServerSentEvents),
      await connect(computer, LongPolling),
      await connect(await sandbox.loggedIn(ivar)),
    ];
    const heard = open.map((connection) => {
      const payloads: unknown[] = [];
      connection.on(replied, (...args: unknown[]) => payloads.push(...args));
      return payloads;
    });
    expect((await publish(maja)).json).toEqual({ connections: 3 });
    const event = { conversationId: '7' };
    await expect.poll(() => heard).toEqual([[event], [event], [event], []]);
    expect(await hubState()).toEqual({
      transports: ['WebSockets', 'ServerSentEvents', 'LongPolling'],
      connections: [
        { personalNumber: maja, transport: 'WebSockets' },
        { personalNumber: maja, transport: 'ServerSentEvents' },
        { personalNumber: maja, transport: 'LongPolling' },
        { personalNumber: ivar, transport: 'WebSockets' },
      ],
      joinings: [],
    });
  });

  it('that a test sends reach the customer through every sandbox with the same data [Z74]', async () => {
    const settings = { port: 0, data: makeFolder(), heavyCases: 1 };
    const [first, second] = [await createSandbox(settings), await createSandbox(settings)];
    const browser = createBrowser(second.url);
    await browser.logIn();
    const connection = hubConnectionOf(second.url, browser);
    const heard = vi.fn();
    connection.on(replied, heard);
    await connection.start();
    const body = { personalNumber: maja, event: replied, payload: { conversationId: 'a' } };
    await fetch(`${first.url}/sandbox/api/hub/publish`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: first.url },
      body: JSON.stringify(body),
    });
    await expect.poll(() => heard.mock.lastCall).toEqual([{ conversationId: 'a' }]);
    await connection.stop();
    await Promise.all([first.close(), second.close()]);
  });

  it('are not wanted by anybody who is not there', async () => {
    expect((await publish(maja)).json).toEqual({ connections: 0 });
  });

  it('have a counterpart: the customer tells that the page is before them [H03]', async () => {
    const connection = await connect(await sandbox.loggedIn());
    await connection.invoke('UserJoinedCommunication');
    expect(await hubState()).toMatchObject({ joinings: [{ personalNumber: maja }] });
  });

  it('have counterparts, of which the newest are remembered', async () => {
    const join = async (personalNumber: string, times: number) => {
      const connection = await connect(await sandbox.loggedIn(personalNumber));
      for (let count = 1; count < times; count += 1)
        void connection.send('UserJoinedCommunication');
      await connection.invoke('UserJoinedCommunication');
    };
    await join(maja, 900);
    await join('199008269814', 101);
    const joinings = field(await hubState(), 'joinings');
    expect(joinings).toHaveProperty('length', 500);
    expect(joinings).toHaveProperty('398.personalNumber', maja);
    expect(joinings).toHaveProperty('399.personalNumber', '199008269814');
  });
});

describe('a connection ends', () => {
  it('with the log-out of its own session, and does not come back', async () => {
    const browser = await sandbox.loggedIn();
    const mine = await connect(browser);
    const others = await connect(await sandbox.loggedIn());
    const closed = vi.fn();
    mine.onclose(closed);
    await browser.call('/api/PortalIdentity/Logout', { method: 'POST' });
    // With the answer, not when the hub looks round the next time.
    expect(await hubState()).toMatchObject({ connections: [{ personalNumber: maja }] });
    await untilEnded(mine);
    expect(closed).toHaveBeenCalledWith(undefined);
    await others.invoke('UserJoinedCommunication');
  });

  it('when another login takes the place of its session', async () => {
    const browser = await sandbox.loggedIn();
    const connection = await connect(browser);
    await browser.logIn(ivar);
    await untilEnded(connection);
  });

  it.each([
    [
      'is ended',
      () => sandbox.control('POST', 'sessions/expire', { personalNumber: maja, kind: 'all' }),
    ],
    ['runs out', async () => sandbox.clock.advance(sessionLifetime.refreshMs)],
    ['is forgotten with all others', () => sandbox.control('POST', 'reset')],
  ])('when its session %s', async (_how, endSession) => {
    const connection = await connect(await sandbox.loggedIn());
    await endSession();
    await untilEnded(connection);
  });

  it('when its client has been silent for 30 seconds', async () => {
    const connection = await connect(await sandbox.loggedIn());
    // Whatever it says by itself at the beginning has been heard when this is answered.
    await connection.invoke('UserJoinedCommunication');
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 30_000);
    await untilEnded(connection);
    expect(await hubState()).toMatchObject({ connections: [] });
  });

  it('not when its session has to be renewed', async () => {
    const connection = await connect(await sandbox.loggedIn());
    await sandbox.control('POST', 'sessions/expire', { personalNumber: maja, kind: 'access' });
    expect(await hubState()).toMatchObject({ connections: [{ personalNumber: maja }] });
    await connection.invoke('UserJoinedCommunication');
  });

  it('when the provider wants it, for good or for a moment', async () => {
    const connection = await connect(await sandbox.loggedIn());
    const closed = await sandbox.control('POST', 'hub/close', { personalNumber: maja });
    expect(closed.json).toEqual({ connections: 1 });
    await untilEnded(connection);
  });
});

describe('the end of the sandbox', () => {
  it('waits for no open connection, and asks them to come back', async () => {
    const own = await createSandbox({ port: 0, data: ':memory:', heavyCases: 1 });
    const browser = createBrowser(own.url);
    await browser.logIn();
    const connection = hubConnectionOf(own.url, browser);
    await connection.start();
    const closed = vi.fn();
    connection.onclose(closed);
    await own.close();
    await expect.poll(() => closed).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledWith(undefined);
  });
});

describe('what can be made to go wrong', () => {
  it.each(['ServerSentEvents', 'LongPolling'])('%s is the only way', async (transport) => {
    await sandbox.control('PUT', 'hub', { transports: [transport] });
    await connect(await sandbox.loggedIn());
    expect(await hubState()).toMatchObject({ connections: [{ transport }] });
  });

  it('there is no way, until a reset', async () => {
    await sandbox.control('PUT', 'hub', { transports: [] });
    const browser = await sandbox.loggedIn();
    await expect(connect(browser)).rejects.toThrow('None of the transports');
    await sandbox.control('POST', 'reset');
    await connect(await sandbox.loggedIn());
  });

  it('negotiation fails, or only the socket, and both are in the list of calls', async () => {
    const browser = await sandbox.loggedIn();
    await sandbox.control('DELETE', 'calls');
    await sandbox.control('POST', 'faults', {
      path: '/portalHub/negotiate',
      status: 500,
      times: 1,
    });
    await expect(connect(browser)).rejects.toThrow("Status code '500'");
    await sandbox.control('POST', 'faults', {
      path: '/portalHub',
      status: 502,
      delayMs: 1,
      times: 1,
    });
    await connect(browser);
    expect(await hubState()).toMatchObject({ connections: [{ transport: 'ServerSentEvents' }] });
    const calls: unknown = (await sandbox.control('GET', 'calls')).json;
    expect(calls).toMatchObject([
      { method: 'POST', path: '/portalHub/negotiate' },
      { method: 'POST', path: '/portalHub/negotiate', query: 'negotiateVersion=1' },
      { method: 'GET', path: '/portalHub' },
      { method: 'POST', path: '/portalHub/negotiate' },
      { method: 'GET', path: '/portalHub' },
      { method: 'POST', path: '/portalHub' },
      { method: 'POST', path: '/portalHub' },
    ]);
  });

  it('the line breaks when the socket opens', async () => {
    const browser = await sandbox.loggedIn();
    await sandbox.control('POST', 'faults', { path: '/portalHub', abort: true, times: 1 });
    const token = String(field((await negotiate(browser)).json, 'connectionToken'));
    const address = `/portalHub?id=${encodeURIComponent(token)}`;
    expect(await socketStatus(browser, address)).toBe(0);
    expect(await socketStatus(browser, address)).toBe(101);
  });
});
