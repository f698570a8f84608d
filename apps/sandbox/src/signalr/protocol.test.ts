import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { handshake, negotiate, openSocket } from './testing/rawClient.ts';
import { type RunningHub, startHub } from './testing/startHub.ts';

let running: RunningHub;
const echoed = vi.fn((_visitor: unknown, [given]: readonly unknown[]) => given);
beforeEach(async () => {
  echoed.mockClear();
  running = await startHub({ methods: { Echo: echoed } });
});
afterEach(() => running.stop());

/** For what hundreds of sockets do on a busy machine. */

const separator = '\u001E';
const echo = (invocationId: string, text: string) => ({
  type: 1,
  invocationId,
  target: 'echo',
  arguments: [text],
});
const completion = (invocationId: string, result: string) => ({ type: 3, invocationId, result });

/** A socket that has shaken hands. */
async function connected(user = 'maja') {
  const client = await openSocket(running.url, await negotiate(running.url, user), user);
  client.say(handshake);
  await expect.poll(() => client.heard).toEqual([{}]);
  return client;
}

describe('who may connect', () => {
  it('is not another user with somebody’s token', async () => {
    const token = await negotiate(running.url, 'maja');
    await expect(openSocket(running.url, token, 'ivar')).rejects.toThrow('403');
    const response = await fetch(`${running.url}?id=${token}`, { headers: { 'x-user': 'ivar' } });
    expect(response.status).toBe(403);
  });

  it('closes its socket without a code, and hears 1000', async () => {
    const client = await openSocket(running.url, null);
    client.say(handshake);
    await expect.poll(() => client.heard).toEqual([{}]);
    client.socket.close();
    expect(await client.closed).toBe(1000);
    expect(running.hub.openConnections()).toEqual([]);
  });

  it('is not a second socket on the same token', async () => {
    const token = await negotiate(running.url);
    await openSocket(running.url, token);
    await expect(openSocket(running.url, token)).rejects.toThrow('409');
  });

  it('is not a second stream of events on the same token', async () => {
    const token = await negotiate(running.url);
    const open = () =>
      fetch(`${running.url}?id=${token}`, {
        headers: { 'x-user': 'maja', accept: 'text/event-stream' },
      });
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(409);
  });

  it('is nobody whose session has ended between the negotiation and the connection', async () => {
    const token = await negotiate(running.url);
    expect(running.hub.endWhere(() => true)).toBe(0);
    await expect(openSocket(running.url, token)).rejects.toThrow('404');
  });

  it('is not told of anything before the handshake', async () => {
    const client = await openSocket(running.url, null);
    expect(running.hub.sendToUser('maja', 'news', [])).toBe(0);
    client.say(handshake);
    await expect.poll(() => client.heard).toEqual([{}]);
  });

  it('is anyone with a session who skips the negotiation', async () => {
    const client = await openSocket(running.url, null);
    client.say(handshake, echo('1', 'hej'));
    await expect.poll(() => client.heard).toEqual([{}, completion('1', 'hej')]);
    expect(client.socket.extensions, 'compression costs memory for each idle socket').toBe('');
  });

  it.each([
    ['GET', '', 400],
    ['POST', '', 400],
    ['POST', '?id=unknown', 404],
    ['DELETE', '?id=unknown', 404],
    ['PUT', '?id=unknown', 404],
    ['GET', '/elsewhere', 404],
    ['GET', '/negotiate', 404],
  ])('%s %j is answered %i', async (method, rest, status) => {
    const response = await fetch(`${running.url}${rest}`, {
      method,
      headers: { 'x-user': 'maja' },
    });
    expect(response.status).toBe(status);
  });

  it('is not heard with more than a megabyte at once, and not left by a DELETE without polling', async () => {
    const token = await negotiate(running.url);
    const events = await fetch(`${running.url}?id=${token}`, {
      headers: { 'x-user': 'maja', accept: 'text/event-stream' },
    });
    const ask = async (method: string, body: string | null = null) =>
      (await fetch(`${running.url}?id=${token}`, { method, headers: { 'x-user': 'maja' }, body }))
        .status;
    expect(await ask('POST', 'x'.repeat(1024 * 1024 + 1))).toBe(413);
    expect(await ask('DELETE')).toBe(400);
    expect(await ask('POST', `${JSON.stringify(handshake)}${separator}`)).toBe(200);
    await events.body?.cancel();
    await expect.poll(() => running.hub.openConnections()).toEqual([]);
  });
});

describe('messages', () => {
  it('may come many in a frame, and one over many frames', async () => {
    const client = await openSocket(running.url, await negotiate(running.url));
    client.say(handshake, echo('1', 'a'), { type: 6 }, echo('2', 'b'));
    await expect.poll(() => client.heard).toHaveLength(3);
    const text = `${JSON.stringify(echo('3', 'åäö'))}${separator}`;
    for (const letter of text) client.socket.send(letter);
    await expect.poll(() => client.heard).toHaveLength(4);
    expect(client.heard).toEqual([
      {},
      completion('1', 'a'),
      completion('2', 'b'),
      completion('3', 'åäö'),
    ]);
  });

  it('are refused unread when they are larger than a megabyte', async () => {
    const client = await connected();
    client.socket.send('x'.repeat(1024 * 1024 + 1));
    expect(await client.closed).toBe(1009);
    await expect.poll(() => running.hub.openConnections()).toEqual([]);
  });

  it('end with the one by which the client takes leave', async () => {
    const client = await connected();
    client.say({ type: 7 }, echo('1', 'too late'));
    expect(await client.closed).toBe(1000);
    expect(echoed).not.toHaveBeenCalled();
    expect(running.hub.openConnections()).toEqual([]);
  });

  it('of kinds that are not known are left alone', async () => {
    const client = await connected();
    client.say(
      { type: 99 },
      { type: 5, invocationId: 'x' },
      { type: 8, sequenceId: 1 },
      echo('1', 'a'),
    );
    await expect.poll(() => client.heard).toEqual([{}, completion('1', 'a')]);
  });

  it('of one moment come in one event over Server-Sent Events', async () => {
    const address = `${running.url}?id=${await negotiate(running.url)}`;
    const headers = { 'x-user': 'maja' };
    const { body } = await fetch(address, { headers: { ...headers, accept: 'text/event-stream' } });
    const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
    // Firefox opens the stream at its first byte, and sends its handshake only then.
    expect((await stream?.read())?.value).toBe('\r\n');
    const said = [handshake, echo('1', 'a')].map((message) => JSON.stringify(message) + separator);
    await fetch(address, { method: 'POST', headers, body: said.join('') });
    const heard = await stream?.read();
    const answers = [{}, completion('1', 'a')].map((message) => JSON.stringify(message));
    expect(heard?.value).toBe(`data: ${answers.join(separator)}${separator}\n\n`);
  });

  it('without an id are never answered', async () => {
    const client = await connected();
    client.say({ type: 1, target: 'echo', arguments: ['a'] }, echo('1', 'b'));
    await expect.poll(() => client.heard).toEqual([{}, completion('1', 'b')]);
  });

  it('that ask a plain method for a stream are answered with an error', async () => {
    const client = await connected();
    client.say({ ...echo('1', 'a'), type: 4 });
    await expect.poll(() => client.heard).toHaveLength(2);
    // The words of ASP.NET Core, which the tests of its clients compare.
    const error =
      "The client attempted to invoke the non-streaming 'echo' method with a streaming invocation.";
    expect(client.heard[1]).toEqual({ type: 3, invocationId: '1', error });
  });

  it.each([
    ['no JSON', `{${separator}`],
    ['no object', `7${separator}`],
    ['no type', `{}${separator}`],
    ['arguments that are no list', `{"type":1,"target":"echo","arguments":"a"}${separator}`],
    ['more than 32 kB', `{"type":6,"x":"${'x'.repeat(40_000)}"}${separator}`],
    ['more than 32 kB and no end', 'x'.repeat(40_000)],
  ])('with %s end the connection with a general error', async (_what, text) => {
    const client = await connected();
    client.socket.send(text);
    expect(await client.closed).toBe(1000);
    expect(client.heard.at(-1)).toEqual({ type: 7, error: 'Connection closed with an error.' });
  });
});

describe('the handshake', () => {
  it.each([
    [{ protocol: 'messagepack', version: 1 }, "The protocol 'messagepack' is not supported."],
    [
      { protocol: 'json', version: 2 },
      "The server does not support version 2 of the protocol 'json'.",
    ],
    [{ type: 6 }, 'Handshake was canceled.'],
  ])('%j is refused with a reason and closed', async (message, error) => {
    const client = await openSocket(running.url, await negotiate(running.url));
    client.say(message);
    expect(await client.closed).toBe(1000);
    expect(client.heard).toEqual([{ error }]);
  });

  it('must come within 15 seconds', async () => {
    const client = await openSocket(running.url, await negotiate(running.url));
    running.pass(15_000);
    expect(await client.closed).toBe(1000);
    expect(client.heard).toEqual([{ error: 'Handshake was canceled.' }]);
  });
});

describe('time', () => {
  it('brings a ping when nothing was sent for 15 seconds, and the end when nothing was heard for 30', async () => {
    const client = await connected();
    running.pass(14_999);
    running.pass(1);
    await expect.poll(() => client.heard).toEqual([{}, { type: 6 }]);
    running.pass(15_000);
    expect(await client.closed).toBe(1000);
    expect(client.heard.at(-1)).toMatchObject({ type: 7, allowReconnect: true });
  });

  it('counts for the ping from what was sent last', async () => {
    const client = await connected();
    running.pass(10_000);
    running.hub.sendToUser('maja', 'news', []);
    running.pass(14_999);
    running.hub.sendToUser('maja', 'news', []);
    running.pass(2000);
    client.say(echo('1', 'a'));
    await expect.poll(() => client.heard).toContainEqual(completion('1', 'a'));
    expect(client.heard).not.toContainEqual({ type: 6 });
  });

  it('does nothing to a client that pings', async () => {
    const client = await connected();
    for (let count = 1; count <= 10; count += 1) {
      running.pass(15_000);
      client.say({ type: 6 }, echo(String(count), 'alive'));
      await expect.poll(() => client.heard).toContainEqual(completion(String(count), 'alive'));
    }
    expect(running.hub.openConnections()).toHaveLength(1);
  });
});

describe('a connection that is over', () => {
  it('is forgotten with its token', async () => {
    const token = await negotiate(running.url);
    const client = await openSocket(running.url, token);
    client.socket.close();
    const ask = async () =>
      (await fetch(`${running.url}?id=${token}`, { headers: { 'x-user': 'maja' } })).status;
    await expect.poll(() => ask()).toBe(404);
  });

  it('takes nothing from a newer one of the same user', async () => {
    const [before, now] = [await connected(), await connected()];
    before.socket.terminate();
    await expect.poll(() => running.hub.openConnections()).toHaveLength(1);
    expect(running.hub.sendToUser('maja', 'news', [])).toBe(1);
    await expect.poll(() => now.heard).toContainEqual(expect.objectContaining({ target: 'news' }));
  });
});

describe('five hundred idle sockets', () => {
  it('cost nothing but their pings, and all hear an event', async () => {
    const clients = await Promise.all(
      Array.from({ length: 500 }, () => openSocket(running.url, null)),
    );
    for (const client of clients) client.say(handshake);
    await expect.poll(() => running.hub.openConnections()).toHaveLength(500);
    running.pass(15_000);
    expect(running.hub.sendToUser('maja', 'news', [])).toBe(500);
    await expect.poll(() => clients.every(({ heard }) => heard.length === 3)).toBe(true);
    for (const { socket } of clients) socket.terminate();
    await expect.poll(() => running.hub.openConnections()).toEqual([]);
  }, 30_000);
});

describe('the end of the hub', () => {
  it('is told to all, and cuts off who does not take leave', async () => {
    const [polite, deaf] = [await connected(), await connected()];
    deaf.socket.pause();
    running.hub.close();
    expect(await polite.closed).toBe(1000);
    expect(polite.heard.at(-1)).toEqual({ type: 7, allowReconnect: true });
    await running.stop();
  });
});
