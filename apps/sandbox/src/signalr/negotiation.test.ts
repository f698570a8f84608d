import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { negotiate, openSocket } from './testing/rawClient.ts';
import { type RunningHub, startHub } from './testing/startHub.ts';

let running: RunningHub;
beforeEach(async () => {
  running = await startHub();
});
afterEach(() => running.stop());

describe('negotiation', () => {
  const ask = async (query: string) => {
    const response = await fetch(`${running.url}/negotiate${query}`, {
      method: 'POST',
      headers: { 'x-user': 'maja' },
    });
    return v.parse(v.record(v.string(), v.unknown()), await response.json());
  };

  it('names a public id, a secret token and three ways, the best first [H02]', async () => {
    const answer = await ask('?negotiateVersion=1');
    expect(answer).toMatchObject({
      negotiateVersion: 1,
      availableTransports: [
        { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
        { transport: 'ServerSentEvents', transferFormats: ['Text'] },
        { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
      ],
    });
    expect(answer['connectionToken']).not.toBe(answer['connectionId']);
  });

  it('answers a higher wish with version 1, and none with version 0, whose id is the token', async () => {
    expect(await ask('?negotiateVersion=7')).toMatchObject({ negotiateVersion: 1 });
    const oldest = await ask('');
    expect(oldest).toMatchObject({ negotiateVersion: 0 });
    expect(oldest).not.toHaveProperty('connectionToken');
    await openSocket(running.url, String(oldest['connectionId']));
  });

  it('takes the token only, not the public id', async () => {
    const answer = await ask('?negotiateVersion=1');
    await expect(openSocket(running.url, String(answer['connectionId']))).rejects.toThrow('404');
  });

  it('forgets a token that nobody uses within 15 seconds', async () => {
    const token = await negotiate(running.url);
    running.pass(14_999);
    const kept = await negotiate(running.url);
    running.pass(1);
    await expect(openSocket(running.url, token)).rejects.toThrow('404');
    await openSocket(running.url, kept);
  });
});
