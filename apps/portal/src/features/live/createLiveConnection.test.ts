import { setImmediate as everythingWaiting } from 'node:timers/promises';

import type { HubStart, HubState, PortalHub, PortalHubOptions } from '@mina-sidor/api-client/hub';
import { describe, expect, it, vi } from 'vitest';

import type { DeviceKind } from '../../platform/deviceKind.ts';
import { createLiveConnection } from './createLiveConnection.ts';

interface BenchOptions {
  readonly deviceKind?: DeviceKind;
  /** The results of the first starts; later ones succeed. */
  readonly answers?: HubStart[];
  /** Loads the script. */
  readonly loads?: () => Promise<void>;
}

/** A window and a server, and what the portal does with them. */
function createBench({
  deviceKind = 'desktop',
  answers = [],
  loads = () => Promise.resolve(),
}: BenchOptions = {}) {
  const log: string[] = [];
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
  let state: HubState = 'Disconnected';
  let options: PortalHubOptions | undefined;
  let listener: (() => void) | null = null;
  const bench = {
    log,
    answers,
    isVisible: true,
    isOnline: true,
    loads,
    state: () => state,
    lose: () => {
      state = 'Disconnected';
    },
    change: (change: { readonly isVisible?: boolean; readonly isOnline?: boolean }) => {
      Object.assign(bench, change);
      listener?.();
    },
    isListening: () => listener !== null,
    options: () => {
      if (options === undefined) throw new Error('The hub has not been made.');
      return options;
    },
    told: vi.fn(),
    refetchUnread: vi.fn(() => Promise.resolve()),
    renewSession: vi.fn(() => Promise.resolve()),
    time: 0,
    hear: () => Promise.resolve(),
    report: vi.fn(),
    end: () => {},
    check: () => {},
    pauses,
  };
  const hub: PortalHub = {
    get state() {
      return state;
    },
    async start() {
      log.push(`start when ${state}`);
      state = 'Connecting';
      await Promise.resolve();
      const answer = answers.shift() ?? { outcome: 'connected' };
      state = answer.outcome === 'connected' ? 'Connected' : 'Disconnected';
      return answer;
    },
    async join() {
      log.push('join');
      await bench.hear();
      return true;
    },
    stop() {
      log.push('stop');
      state = 'Disconnected';
    },
  };
  const connection = createLiveConnection({
    pause: (milliseconds) =>
      new Promise((resolve) => {
        pauses.push({ milliseconds, end: resolve });
      }),
    loadHub: async () => {
      log.push('load');
      await bench.loads();
      return (given) => {
        options = given;
        return hub;
      };
    },
    page: {
      isVisible: () => bench.isVisible,
      isOnline: () => bench.isOnline,
      subscribe: (given) => {
        listener = given;
        return () => {
          listener = null;
        };
      },
    },
    deviceKind,
    emit: bench.told,
    refetchUnread: bench.refetchUnread,
    renewSession: bench.renewSession,
    now: () => bench.time,
    report: bench.report,
  });
  Object.assign(bench, connection);
  return bench;
}

type Bench = ReturnType<typeof createBench>;
const connected = (bench: Bench) => expect.poll(() => bench.log).toContain('join');

describe('the live connection of a customer', () => {
  it('starts and joins, without fetching the unread count again [H01]', async () => {
    const bench = createBench();
    bench.time = 3000;
    await connected(bench);
    await everythingWaiting();
    expect(bench.log).toEqual(['load', 'start when Disconnected', 'join']);
    expect(bench.refetchUnread).not.toHaveBeenCalled();
  });

  it('reconnects when the page becomes visible, and fetches what was missed [H03] [H10]', async () => {
    const bench = createBench();
    await connected(bench);
    bench.lose();
    bench.change({ isVisible: false });
    bench.change({ isOnline: false });
    bench.change({ isVisible: true });
    expect(bench.log).toHaveLength(3);
    bench.change({ isOnline: true });
    bench.change({ isVisible: true });
    await expect.poll(() => bench.log.slice(3)).toEqual(['start when Disconnected', 'join']);
    await expect.poll(() => bench.refetchUnread.mock.calls.length).toBe(1);
    expect(bench.told.mock.calls).toEqual([[{ kind: 'connectionRestored' }]]);
  });

  it('that has stopped starts again when the customer changes page [Z65]', async () => {
    const bench = createBench();
    await connected(bench);
    bench.check();
    bench.lose();
    bench.check();
    await expect.poll(() => bench.log.slice(3)).toEqual(['start when Disconnected', 'join']);
    expect(bench.told.mock.calls).toEqual([[{ kind: 'connectionRestored' }]]);
  });

  it('that has stopped starts again within five minutes while the page is visible, and not while it is hidden [Z65]', async () => {
    const bench = createBench();
    await connected(bench);
    bench.lose();
    bench.isVisible = false;
    bench.pauses.at(-1)?.end();
    await expect.poll(() => bench.pauses.length).toBe(2);
    expect(bench.log).toHaveLength(3);
    bench.isVisible = true;
    bench.pauses.at(-1)?.end();
    await expect.poll(() => bench.log.slice(3)).toEqual(['start when Disconnected', 'join']);
    expect(bench.pauses.map(({ milliseconds }) => milliseconds)).toEqual([
      300_000, 300_000, 300_000,
    ]);
  });

  it('does not start again after the customer has left [H05, Z65]', async () => {
    const bench = createBench();
    await connected(bench);
    bench.end();
    bench.check();
    bench.pauses.at(-1)?.end();
    await everythingWaiting();
    expect(bench.log).toEqual(['load', 'start when Disconnected', 'join', 'stop']);
  });

  it('fetches what was missed after it has reconnected and joined [H03]', async () => {
    const bench = createBench();
    await connected(bench);
    let hear = () => {};
    bench.hear = () =>
      new Promise((resolve) => {
        hear = resolve;
      });
    bench.options().onReconnected();
    expect(bench.log.at(-1)).toBe('join');
    await everythingWaiting();
    expect(bench.told).not.toHaveBeenCalled();
    hear();
    await expect.poll(() => bench.refetchUnread.mock.calls.length).toBe(1);
    expect(bench.told.mock.calls).toEqual([[{ kind: 'connectionRestored' }]]);
  });

  it('fetches what was missed when the first connection comes late [H01]', async () => {
    const bench = createBench();
    bench.hear = () => {
      bench.time = 3001;
      return Promise.resolve();
    };
    await connected(bench);
    await expect.poll(() => bench.told.mock.calls).toEqual([[{ kind: 'connectionRestored' }]]);
    expect(bench.refetchUnread).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing when the customer leaves before it has joined [H05]', async () => {
    const bench = createBench();
    await connected(bench);
    bench.options().onReconnected();
    bench.end();
    await everythingWaiting();
    expect(bench.told).not.toHaveBeenCalled();
  });

  it('stays in a hidden window on a computer, and ends on a phone [H04]', async () => {
    const bench = createBench();
    await connected(bench);
    bench.change({ isVisible: false });
    expect(bench.state()).toBe('Connected');

    const phone = createBench({ deviceKind: 'mobile' });
    await connected(phone);
    phone.change({ isVisible: false });
    expect(phone.state()).toBe('Disconnected');
    phone.change({ isVisible: true });
    await expect.poll(phone.state).toBe('Connected');
  });

  it('does not start when the customer leaves while its script loads [H05]', async () => {
    const bench = createBench();
    bench.end();
    await expect.poll(() => bench.options()).toBeDefined();
    bench.change({ isVisible: true });
    expect(bench.log).toEqual(['load']);
  });

  it('ends for good when the customer leaves [H05]', async () => {
    const bench = createBench();
    await connected(bench);
    bench.end();
    expect(bench.state()).toBe('Disconnected');
    expect(bench.isListening()).toBe(false);
    bench.change({ isVisible: true });
    expect(bench.log.at(-1)).toBe('stop');
  });

  it('passes events on, and refetches the count once more at most for many events [H06]', async () => {
    const bench = createBench();
    await connected(bench);
    const event = { kind: 'repliedToConversation', conversationId: '7' } as const;
    for (let count = 0; count < 20; count += 1) bench.options().onEvent(event);
    expect(bench.told).toHaveBeenCalledTimes(20);
    await expect.poll(() => bench.refetchUnread.mock.calls.length).toBe(2);
  });

  it('passes on that a file is ready, and does not fetch the count [H06] [H08]', async () => {
    const bench = createBench();
    await connected(bench);
    const event = { kind: 'fileSent', conversationId: '7' } as const;
    bench.options().onEvent(event);
    expect(bench.told.mock.calls).toEqual([[event]]);
    expect(bench.refetchUnread).not.toHaveBeenCalled();
  });
});

describe('without a connection, the portal', () => {
  it('renews an expired session by another call, and then connects', async () => {
    const bench = createBench({ answers: [{ outcome: 'unauthorized' }] });
    await connected(bench);
    expect(bench.renewSession).toHaveBeenCalledTimes(1);
    expect(bench.refetchUnread).not.toHaveBeenCalled();
    expect(bench.log).toEqual([
      'load',
      'start when Disconnected',
      'start when Disconnected',
      'join',
    ]);
    expect(bench.report).not.toHaveBeenCalled();
  });

  it('reports a session that cannot be renewed [H12]', async () => {
    const bench = createBench({
      answers: [{ outcome: 'unauthorized' }, { outcome: 'unauthorized' }],
    });
    await expect.poll(() => bench.report.mock.calls).toEqual([['unauthorized']]);
    expect(bench.answers).toEqual([]);
  });

  it('does not connect on a phone that is put away during the renewal [H04]', async () => {
    const bench = createBench({
      deviceKind: 'mobile',
      answers: [{ outcome: 'unauthorized' }],
    });
    bench.renewSession.mockImplementation(() => {
      bench.change({ isVisible: false });
      return Promise.resolve();
    });
    await expect.poll(() => bench.isVisible).toBe(false);
    await everythingWaiting();
    expect(bench.log.filter((entry) => entry.startsWith('start'))).toHaveLength(1);
    bench.change({ isVisible: true });
    await connected(bench);
  });

  it('does not renew a session that has ended by a log-out', async () => {
    const bench = createBench({ answers: [{ outcome: 'unauthorized' }] });
    bench.renewSession.mockImplementation(() => {
      bench.end();
      return Promise.resolve();
    });
    await expect.poll(() => bench.log.at(-1)).toBe('stop');
    expect(bench.log).toEqual(['load', 'start when Disconnected', 'stop']);
  });

  it('reports the reason, and tries again when the page becomes visible [H12]', async () => {
    const bench = createBench({ answers: [{ outcome: 'failed', reason: 'first' }] });
    await expect.poll(() => bench.report.mock.calls).toEqual([['first']]);
    bench.change({ isVisible: true });
    await connected(bench);
    bench.options().onInvalidEvent?.('second');
    expect(bench.report.mock.calls).toEqual([['first'], ['second']]);
  });

  it('reports nothing about a customer who has left', async () => {
    let fail = () => {};
    const loads = () =>
      new Promise<void>((_resolve, reject) => {
        fail = () => reject(new Error('offline'));
      });
    const bench = createBench({ loads });
    bench.end();
    fail();
    await everythingWaiting();
    expect(bench.report).not.toHaveBeenCalled();
  });

  it('loads a script that could not be loaded when the page becomes visible again [H12]', async () => {
    const bench = createBench({ loads: () => Promise.reject(new Error('offline')) });
    await expect.poll(() => bench.report.mock.calls).toEqual([['Error: offline']]);
    bench.loads = () => Promise.resolve();
    bench.change({ isVisible: true });
    await connected(bench);
  });
});
