import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aspNetLimits } from './hub.types.ts';
import { handshake, messagesIn, negotiate, openSocket } from './testing/rawClient.ts';
import { type RunningHub, startHub } from './testing/startHub.ts';
import { createLongPolling } from './transports/longPolling.ts';

let running: RunningHub;
beforeEach(async () => {
  running = await startHub();
});
afterEach(() => running.stop());

const separator = '\u001E';

const poll = (token: string, init: RequestInit = {}) =>
  fetch(`${running.url}?id=${token}&_=1`, { headers: { 'x-user': 'maja' }, ...init });

/** A poll that has reached the hub and waits there. In an object, since a promise would be waited for. */
const waitingPoll = async (token: string, init: RequestInit = {}) => {
  const { received } = running.requests;
  const response = poll(token, init);
  response.catch(() => undefined);
  await expect.poll(() => running.requests.received).toBe(received + 1);
  return { response };
};

const say = (token: string, ...messages: readonly unknown[]) =>
  fetch(`${running.url}?id=${token}`, {
    method: 'POST',
    headers: { 'x-user': 'maja', 'content-type': 'text/plain;charset=UTF-8' },
    body: messages.map((message) => `${JSON.stringify(message)}${separator}`).join(''),
  });

const opened = async (): Promise<string> => {
  const token = await negotiate(running.url);
  const first = await poll(token);
  expect([first.status, await first.text()]).toEqual([200, '']);
  await say(token, handshake);
  expect(await (await poll(token)).text()).toBe(`{}${separator}`);
  return token;
};

describe('long polling', () => {
  it('answers a waiting poll with all that there is to say, and an idle one empty after 90 seconds', async () => {
    const token = await opened();
    running.hub.sendToUser('maja', 'a', []);
    running.hub.sendToUser('maja', 'b', []);
    const text = await (await poll(token)).text();
    expect(messagesIn(text)).toMatchObject([{ target: 'a' }, { target: 'b' }]);
    const idle = await waitingPoll(token);
    running.pass(89_999);
    running.pass(1);
    const ended = await idle.response;
    expect([ended.status, await ended.text()]).toEqual([200, '']);
    running.pass(14_999);
    expect(running.hub.openConnections()).toHaveLength(1);
    running.pass(1);
    expect(running.hub.openConnections()).toHaveLength(0);
  });

  it('ends the first of two polls', async () => {
    const token = await opened();
    const first = await waitingPoll(token);
    const second = await waitingPoll(token);
    expect((await first.response).status).toBe(204);
    running.hub.sendToUser('maja', 'news', []);
    expect(await (await second.response).text()).toContain('"target":"news"');
  });

  it('keeps what a broken poll did not deliver', async () => {
    const token = await opened();
    const broken = new AbortController();
    const lost = await waitingPoll(token, { signal: broken.signal });
    broken.abort();
    await expect(lost.response).rejects.toThrow();
    await expect.poll(() => running.requests.over).toBe(running.requests.received);
    running.hub.sendToUser('maja', 'news', []);
    expect(await (await poll(token)).text()).toContain('"target":"news"');
  });

  it('gives what a broken answer held to the poll that has come since', async () => {
    const polling = createLongPolling(() => 0, aspNetLimits);
    const newPoll = () => new ServerResponse(new IncomingMessage(new Socket()));
    const [broken, next] = [newPoll(), newPoll()];
    polling.poll(newPoll());
    polling.poll(broken);
    polling.send('news');
    polling.poll(next);
    expect([broken.writableEnded, next.writableEnded]).toEqual([true, false]);
    const answered = vi.spyOn(next, 'end');
    broken.emit('close');
    expect(answered.mock.calls).toEqual([['news']]);
  });

  it('tells of the end in one more poll, and then knows the token no more', async () => {
    const token = await opened();
    running.hub.endWhere(() => true, { allowReconnect: true });
    expect((await say(token, { type: 6 })).status).toBe(404);
    expect(await (await poll(token)).text()).toContain('"type":7');
    expect((await poll(token)).status).toBe(204);
    expect((await poll(token)).status).toBe(404);
    expect((await say(token, { type: 6 })).status).toBe(404);
  });

  it('gives up a client that stops polling for 15 seconds', async () => {
    const token = await opened();
    running.pass(15_000);
    expect(running.hub.openConnections()).toHaveLength(0);
    expect(running.hub.sendToUser('maja', 'news', [])).toBe(0);
    expect((await poll(token)).status).toBe(404);
  });

  it('is left by a DELETE, which ends the waiting poll', async () => {
    const token = await opened();
    const waiting = await waitingPoll(token);
    const left = await fetch(`${running.url}?id=${token}`, {
      method: 'DELETE',
      headers: { 'x-user': 'maja' },
    });
    expect(left.status).toBe(202);
    expect((await waiting.response).status).toBe(204);
    expect((await poll(token)).status).toBe(404);
  });

  it('refuses to carry what belongs to a socket', async () => {
    const token = await negotiate(running.url);
    await openSocket(running.url, token);
    expect((await poll(token)).status).toBe(409);
    expect((await say(token, handshake)).status).toBe(409);
  });
});
