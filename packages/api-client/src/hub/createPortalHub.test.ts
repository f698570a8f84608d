import {
  HttpClient,
  HttpResponse,
  HttpTransportType,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createHubBench, goodNegotiation, type HubBench } from '../testing/createHubBench.ts';
import { createPortalHub } from './createPortalHub.ts';
import type { PortalHub } from './hub.types.ts';

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

let bench: HubBench;
const onEvent = vi.fn();
const onReconnected = vi.fn();
const onInvalidEvent = vi.fn();

function createHub(connection: IHttpConnectionOptions = {}): PortalHub {
  return createPortalHub({
    baseUrl: 'http://portal.test',
    onEvent,
    onReconnected,
    onInvalidEvent,
    connection: { httpClient: bench.http, transport: bench.transport, ...connection },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.clearAllMocks();
  bench = createHubBench(() => Date.now());
});
afterEach(() => {
  vi.useRealTimers();
});

const pings = () => bench.sent.filter((message) => JSON.stringify(message) === '{"type":6}').length;

describe('the live connection', () => {
  it('begins with a POST to negotiate, and is connected [H02] [H10]', async () => {
    const hub = createHub();
    expect(hub.state).toBe('Disconnected');
    const started = hub.start();
    expect(hub.state).toBe('Connecting');
    expect(await started).toEqual({ outcome: 'connected' });
    expect(hub.state).toBe('Connected');
    expect(bench.requests[0]?.line).toBe(
      'POST http://portal.test/portalHub/negotiate?negotiateVersion=1',
    );
  });

  it('sends a ping every 15 seconds, and gives up a server that is silent for 30 [H09]', async () => {
    const hub = createHub();
    await hub.start();
    await seconds(10);
    bench.ping();
    expect(pings()).toBe(1);
    await seconds(4.9);
    expect(pings()).toBe(1);
    await seconds(0.1);
    expect(pings()).toBe(2);
    await seconds(24.9);
    expect([hub.state, bench.requests.length]).toEqual(['Connected', 1]);
    await seconds(0.1);
    await seconds(0.1);
    expect(bench.requests.map(({ at }) => Math.round(at / 1000))).toEqual([0, 40]);
  });

  it('tries to reconnect after 0, 2, 10 and 30 seconds, and then stays disconnected [H09] [H10]', async () => {
    const hub = createHub();
    await hub.start();
    bench.negotiation = 'unreachable';
    bench.cut();
    expect(hub.state).toBe('Reconnecting');
    await seconds(41.9);
    expect(hub.state).toBe('Reconnecting');
    await seconds(0.1);
    expect(hub.state).toBe('Disconnected');
    await seconds(600);
    expect(bench.requests.map(({ at }) => at)).toEqual([0, 0, 2000, 12_000, 42_000]);
    expect(onReconnected).not.toHaveBeenCalled();
  });

  it('that is dropped at once each time is tried again more and more seldom, and then no more', async () => {
    const hub = createHub();
    await hub.start();
    for (const pause of [0, 2, 10, 30]) {
      bench.cut();
      await seconds(pause);
      expect(hub.state).toBe('Connected');
    }
    bench.cut();
    await seconds(600);
    expect(hub.state).toBe('Disconnected');
    expect(bench.requests.map(({ at }) => at)).toEqual([0, 0, 2000, 12_000, 42_000]);
  });

  it('that has lasted for more than 30 seconds is tried again at once', async () => {
    const hub = createHub();
    await hub.start();
    bench.cut();
    await seconds(0);
    for (let second = 0; second < 31; second += 1) {
      await seconds(1);
      bench.ping();
    }
    bench.cut();
    await seconds(0);
    expect(bench.requests.map(({ at }) => at)).toEqual([0, 0, 31_000]);
  });

  it('reports when it has reconnected, since events may have been missed', async () => {
    const hub = createHub();
    await hub.start();
    bench.cut();
    await seconds(0);
    expect(hub.state).toBe('Connected');
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('follows at most 100 redirections of the negotiation [H09]', async () => {
    bench.negotiation = { status: 200, body: { url: 'http://elsewhere.test/portalHub' } };
    const started = await createHub().start();
    expect(started).toMatchObject({ outcome: 'failed', reason: /redirection limit/u });
    expect(bench.requests).toHaveLength(100);
  });

  it('follows a redirection with its token, which only that place gets, also when it reconnects', async () => {
    bench.redirect = { url: 'https://service.test/client', accessToken: 'first' };
    expect(await createHub().start()).toEqual({ outcome: 'connected' });
    bench.redirect = { url: 'https://service.test/client', accessToken: 'second' };
    bench.cut();
    await seconds(0);
    const own = 'POST http://portal.test/portalHub/negotiate?negotiateVersion=1';
    const service = 'POST https://service.test/client/negotiate?negotiateVersion=1';
    expect(bench.requests.map(({ line, authorization }) => [line, authorization])).toEqual([
      [own, ''],
      [service, 'Bearer first'],
      [own, ''],
      [service, 'Bearer second'],
    ]);
  });

  it('lets one long poll wait for 100 seconds [H09]', async () => {
    const polls: number[] = [];
    class Polled extends HttpClient {
      override async send({ method, url = '', timeout = 0 }: Parameters<HttpClient['send']>[0]) {
        if (method === 'GET') polls.push(timeout);
        const availableTransports = [{ transport: 'LongPolling', transferFormats: ['Text'] }];
        const body = JSON.stringify({
          negotiateVersion: 1,
          connectionId: 'a',
          availableTransports,
        });
        // The second poll learns that the server has closed the connection.
        return Promise.resolve(
          new HttpResponse(polls.length < 2 ? 200 : 204, '', url.includes('negotiate') ? body : ''),
        );
      }
    }
    const hub = createHub({ httpClient: new Polled(), transport: HttpTransportType.LongPolling });
    expect(await hub.start()).toMatchObject({ outcome: 'failed' });
    expect(polls).toEqual([100_000, 100_000]);
  });
});

describe('a start', () => {
  it('is made only once while the connection is up or connecting [H10]', async () => {
    const hub = createHub();
    const [first, second] = await Promise.all([hub.start(), hub.start()]);
    expect([first, second]).toEqual([{ outcome: 'connected' }, { outcome: 'notNeeded' }]);
    expect(await hub.start()).toEqual({ outcome: 'notNeeded' });
    expect(bench.requests).toHaveLength(1);
  });

  it('is not made while the connection reconnects by itself [H10]', async () => {
    const hub = createHub();
    await hub.start();
    bench.negotiation = 'unreachable';
    bench.cut();
    await seconds(1);
    expect(await hub.start()).toEqual({ outcome: 'notNeeded' });
    expect(bench.requests.map(({ at }) => at)).toEqual([0, 0]);
  });

  it('can follow a stop immediately [H10]', async () => {
    const hub = createHub();
    await hub.start();
    hub.stop();
    expect(hub.state).toBe('Disconnected');
    expect(await hub.start()).toEqual({ outcome: 'connected' });
    expect(hub.state).toBe('Connected');
  });

  it('does not count when it is stopped meanwhile', async () => {
    const hub = createHub();
    const started = hub.start();
    hub.stop();
    expect(await started).toEqual({ outcome: 'notNeeded' });
    expect(hub.state).toBe('Disconnected');
  });

  it('fails when the server does not answer for 30 seconds, and can be repeated', async () => {
    const hub = createHub();
    bench.negotiation = 'unanswered';
    const started = hub.start();
    await seconds(29.9);
    expect(hub.state).toBe('Connecting');
    await seconds(0.1);
    expect(await started).toEqual({ outcome: 'failed', reason: 'It took too long.' });
    expect(hub.state).toBe('Disconnected');
    bench.negotiation = goodNegotiation;
    expect(await hub.start()).toEqual({ outcome: 'connected' });
  });

  it('distinguishes a missing session from other failures, and throws for neither [H12]', async () => {
    const hub = createHub();
    bench.negotiation = { status: 500 };
    expect(await hub.start()).toMatchObject({ outcome: 'failed', reason: /'500'/u });
    expect(hub.state).toBe('Disconnected');
    bench.negotiation = { status: 401 };
    expect(await hub.start()).toEqual({ outcome: 'unauthorized' });
    bench.negotiation = 'unreachable';
    expect(await hub.start()).toMatchObject({ outcome: 'failed', reason: /no connection/u });
  });
});

describe('a stop', () => {
  it('closes the connection and leaves no timer behind [H05]', async () => {
    const stop = vi.spyOn(bench.transport, 'stop');
    const hub = createHub();
    await hub.start();
    hub.stop();
    await seconds(0);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends all attempts to reconnect, also one that is running [H05]', async () => {
    const hub = createHub();
    await hub.start();
    bench.negotiation = 'unreachable';
    bench.cut();
    await seconds(1);
    hub.stop();
    await seconds(60);
    expect(bench.requests.map(({ at }) => at)).toEqual([0, 0]);

    bench.negotiation = goodNegotiation;
    await hub.start();
    bench.cut();
    hub.stop();
    await seconds(60);
    expect(onReconnected).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an event', () => {
  it.each([
    ['conversationStarted', 'onPublishConversationStarted'],
    ['repliedToConversation', 'onPublishRepliedToConversation'],
    ['customerRepliedToConversation', 'onPublishCustomerRepliedToConversation'],
    ['conversationReadByCustomer', 'onPublishConversationReadByCustomer'],
    ['fileSent', 'onPublishFileSentToMFiles'],
  ])('%s is reported as %s, with the conversation [H08] [H11]', async (kind, name) => {
    const hub = createHub();
    await hub.start();
    bench.publish(name, { conversationId: '7', more: 1 });
    expect(onEvent.mock.calls).toEqual([[{ kind, conversationId: '7' }]]);
    hub.stop();
  });

  it.each([
    [undefined, 'onPublishConversationStarted: payload'],
    [{}, 'onPublishConversationStarted: conversationId'],
    [{ conversationId: 7 }, 'onPublishConversationStarted: conversationId'],
  ])('that carries %j is dropped with a reason that contains no value', async (payload, reason) => {
    const hub = createHub();
    await hub.start();
    bench.publish('onPublishConversationStarted', payload);
    bench.publish('somethingElse', { conversationId: '7' });
    expect(onEvent).not.toHaveBeenCalled();
    expect(onInvalidEvent.mock.calls).toEqual([[reason]]);
    hub.stop();
  });

  it('is not reported after a stop [H05]', async () => {
    const hub = createHub();
    await hub.start();
    const { onreceive } = bench.transport;
    hub.stop();
    onreceive?.(
      '{"type":1,"target":"onPublishConversationStarted","arguments":[{"conversationId":"7"}]}\u001E',
    );
    expect(onEvent).not.toHaveBeenCalled();
  });
});

describe('the server', () => {
  it('learns that the customer has joined, but only while connected [H03] [H11]', async () => {
    const hub = createHub();
    expect(await hub.join()).toBe(false);
    await hub.start();
    const joined = hub.join();
    await seconds(0);
    expect(bench.sent.at(-1)).toEqual({
      type: 1,
      target: 'UserJoinedCommunication',
      arguments: [],
      invocationId: '0',
    });
    bench.cut();
    expect(await joined).toBe(false);
    hub.stop();
  });

  it('that does not answer within 10 seconds keeps nobody waiting', async () => {
    const hub = createHub();
    await hub.start();
    const joined = hub.join();
    await seconds(9);
    bench.ping();
    await seconds(1);
    expect(await joined).toBe(false);
    expect(hub.state).toBe('Connected');
    hub.stop();
  });
});
