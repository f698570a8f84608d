import type { ApiFailure, ApiResult } from '@mina-sidor/api-client';
import { describe, expect, it, vi } from 'vitest';

import { createAsk } from './createAsk.ts';
import type { CallKind } from '../domain/outcomePolicy.ts';
import type { RefusedAction } from './session/logOut.rules.ts';
import { aUser } from '../testing/StoryFrame.tsx';

const url = '/api/Claims';
const answers = {
  ok: { outcome: 'ok', value: 7, headers: new Headers() },
  failed: { outcome: 'http', status: 500, url },
  expired: { outcome: 'expired', url },
  unavailable: { outcome: 'unavailable', system: 'claims', url },
  timeout: { outcome: 'timeout', url },
} satisfies Record<string, ApiResult<number>>;
type Answer = keyof typeof answers;

const nothing = (): void => undefined;

const maja = aUser({ userKey: 'maja' });
const elsa = aUser({ userKey: 'elsa' });

/** A tab of Maja's, and how it reacts to the answers to its calls. */
function createTab(owner: string | null = 'maja') {
  const tab = {
    disposal: new AbortController(),
    mark: 'first' as string | null,
    owner: maja,
    /** Why the server does not say whose session it is. */
    userFailure: null as ApiFailure | null,
    /** Runs while the server is asked whose session it is. */
    whileAsked: nothing,
    /** Until the portal has waited long enough. */
    pause: () => Promise.resolve(),
    /** What the last call came to. */
    result: null as ApiResult<number> | null,
  };
  const react = {
    sessionEnded: vi.fn(),
    otherCustomer: vi.fn(),
    switchOff: vi.fn(),
    reportError: vi.fn(),
    connectionLost: vi.fn(),
  };
  const ask = createAsk({
    askForUser: () => {
      tab.whileAsked();
      return Promise.resolve(
        tab.userFailure ?? { outcome: 'ok', value: tab.owner, headers: new Headers() },
      );
    },
    pause: () => tab.pause(),
    sessionMark: () => tab.mark,
    ownerOf: ({ userKey }) => userKey ?? '',
    owner,
    signal: tab.disposal.signal,
    react,
  });
  /** Makes a call that gets these answers in turn; `meanwhile` happens before the first of them. */
  const call = async (
    given: readonly Answer[],
    { kind = 'query', action, isWanted = true, meanwhile = nothing }: CallFacts = {},
  ) => {
    const left = [...given];
    const send = vi.fn((): Promise<ApiResult<number>> => {
      meanwhile();
      return Promise.resolve(answers[left.shift() ?? 'ok']);
    });
    const result = await ask<number>(send, {
      kind,
      isWanted: () => isWanted,
      ...(action === undefined ? {} : { action }),
    });
    tab.result = result;
    const done = Object.entries(react).flatMap(([name, told]) => told.mock.calls.map(() => name));
    return { outcome: result.outcome, sent: send.mock.calls.length, done };
  };
  return { tab, call, ask, react };
}

interface CallFacts {
  readonly kind?: CallKind;
  readonly action?: RefusedAction;
  readonly isWanted?: boolean;
  readonly meanwhile?: () => void;
}

describe('an order whose answer is late', () => {
  /** Another call meets the end of the session before the order is answered. */
  async function endDuringOrder() {
    const { tab, call, ask, react } = createTab();
    tab.pause = () => new Promise(nothing);
    let answer: (result: ApiResult<number>) => void = nothing;
    const order = new Promise<ApiResult<number>>((resolve) => {
      answer = resolve;
    });
    const ordered = ask(() => order, { kind: 'change', action: 'extractOrder', isRetried: false });
    await call(['expired']);
    return { tab, answer, ordered, react };
  }

  it('is named when the session has ended, although another call was refused first [E04, Q22]', async () => {
    const { answer, ordered, react } = await endDuringOrder();
    expect(react.sessionEnded).not.toHaveBeenCalled();
    answer(answers.expired);
    await ordered;
    expect(react.sessionEnded.mock.calls[0]).toEqual(['extractOrder']);
  });

  it('is named also when its page has been left [E04, Q22]', async () => {
    const { call, react } = createTab();
    await call(['expired'], { kind: 'change', action: 'extractOrder', isWanted: false });
    expect(react.sessionEnded.mock.calls).toEqual([['extractOrder']]);
  });

  it('that was carried out is told, and then the session ends [E04]', async () => {
    const { answer, ordered, react } = await endDuringOrder();
    answer(answers.ok);
    expect(await ordered).toMatchObject({ outcome: 'ok' });
    await expect.poll(() => react.sessionEnded.mock.calls).toEqual([[undefined]]);
  });

  it('does not keep a session that has ended open for ever [L25]', async () => {
    const { tab, call, ask, react } = createTab();
    tab.pause = () => Promise.resolve();
    void ask(() => new Promise<never>(nothing), { kind: 'change', action: 'extractOrder' });
    await call(['expired']);
    await expect.poll(() => react.sessionEnded.mock.calls).toEqual([[undefined]]);
  });

  it('ends no session of the next customer [L25]', async () => {
    const { tab, answer, ordered, react } = await endDuringOrder();
    tab.disposal.abort();
    answer(answers.expired);
    await ordered;
    await new Promise((resolve) => setTimeout(resolve));
    expect(react.sessionEnded).not.toHaveBeenCalled();
  });
});

describe('a call for the customer', () => {
  it.each([
    ['expired', 'sessionEnded'],
    ['unavailable', 'switchOff'],
    ['timeout', 'connectionLost'],
  ] as const)('that is answered %s leads to %s [E02, E04, E06]', async (answer, done) => {
    const { call } = createTab();
    expect(await call([answer])).toEqual({ outcome: answer, sent: 1, done: [done] });
  });

  it.each(['expired', 'unavailable', 'timeout'] as const)(
    'of the previous customer changes nothing for the current one (%s) [E04, L25]',
    async (answer) => {
      const { tab, call } = createTab();
      const meanwhile = () => tab.disposal.abort();
      expect(await call([answer], { meanwhile })).toMatchObject({ outcome: 'aborted', done: [] });
    },
  );

  it('never covers a page that no longer waits for it, but logs out when the session has ended [E06, E04]', async () => {
    expect((await createTab().call(['timeout'], { isWanted: false })).done).toEqual([]);
    expect((await createTab().call(['expired'], { isWanted: false })).done).toEqual([
      'sessionEnded',
    ]);
  });

  it('is not retried once the customer has left [Q05, L25]', async () => {
    const { tab, call } = createTab();
    const meanwhile = () => tab.disposal.abort();
    expect(await call(['failed', 'ok'], { meanwhile })).toMatchObject({ sent: 1 });
  });

  it('brings no answer once the customer has left [L25]', async () => {
    const { tab, call } = createTab();
    const meanwhile = () => tab.disposal.abort();
    expect((await call(['ok'], { meanwhile })).outcome).toBe('aborted');
  });

  it('that is refused logs nobody out if nobody is logged in [E04]', async () => {
    const { call } = createTab(null);
    expect((await call(['expired'])).done).toEqual([]);
  });
});

describe('an order or a payment after the session has been replaced', () => {
  it.each(['extractOrder', 'payment'] as const)(
    'is not made for another customer, who is shown instead (%s) [Z12]',
    async (action) => {
      const { tab, call } = createTab();
      tab.mark = 'second';
      tab.owner = elsa;
      const made = await call(['ok'], { kind: 'change', action });
      expect(made).toEqual({ outcome: 'aborted', sent: 0, done: ['otherCustomer'] });
    },
  );

  it('is made if the same customer has renewed it [Z12]', async () => {
    const { tab, call } = createTab();
    tab.mark = 'second';
    const made = await call(['ok'], { kind: 'change', action: 'extractOrder' });
    expect(made).toEqual({ outcome: 'ok', sent: 1, done: [] });
  });
});

describe('an order or a payment, when the server does not say whose the replaced session is,', () => {
  it.each([
    ['unavailable', 'switchOff'],
    ['expired', 'sessionEnded'],
  ] as const)('is not made, and %s leads to %s [E02, E04]', async (answer, done) => {
    const { tab, call } = createTab();
    tab.mark = 'second';
    tab.userFailure = answers[answer];
    const made = await call(['ok'], { kind: 'change', action: 'payment' });
    expect(made).toEqual({ outcome: answer, sent: 0, done: [done] });
  });

  it('has certainly not been made without an answer [Z30]', async () => {
    const { tab, call } = createTab();
    tab.mark = 'second';
    tab.userFailure = answers.timeout;
    expect((await call(['ok'], { kind: 'change', action: 'extractOrder' })).sent).toBe(0);
    expect(tab.result).toEqual({ outcome: 'timeout', url, isUndone: true });
  });
});

describe('what a call has been answered after the session has been replaced', () => {
  it.each(['query', 'background'] as const)(
    'is not shown if the session is another customer’s, who is shown instead (%s) [Z12]',
    async (kind) => {
      const { tab, call } = createTab();
      const meanwhile = () => {
        tab.mark = 'second';
        tab.owner = elsa;
      };
      const made = await call(['ok'], { kind, meanwhile });
      expect(made).toEqual({ outcome: 'aborted', sent: 1, done: ['otherCustomer'] });
    },
  );

  it('is shown if the same customer has renewed it, and is not asked about again [Z12]', async () => {
    const { tab, call } = createTab();
    let asked = 0;
    tab.whileAsked = () => {
      asked += 1;
    };
    tab.mark = 'second';
    expect([(await call(['ok'])).outcome, (await call(['ok'])).outcome]).toEqual(['ok', 'ok']);
    expect(asked).toBe(1);
  });

  it('is not shown while nobody knows whose session it is, and the next call asks again [Z12]', async () => {
    const { tab, call } = createTab();
    tab.mark = 'second';
    tab.userFailure = answers.failed;
    expect((await call(['ok'])).outcome).toBe('http');
    tab.userFailure = null;
    tab.owner = elsa;
    expect((await call(['ok'])).done).toEqual(['otherCustomer']);
  });

  it('is asked about again when the session is replaced once more during the question [Z12]', async () => {
    const { tab, call } = createTab();
    tab.mark = 'second';
    tab.whileAsked = () => {
      tab.mark = 'third';
    };
    await call(['ok']);
    tab.whileAsked = () => undefined;
    tab.owner = elsa;
    expect((await call(['ok'])).done).toEqual(['otherCustomer']);
  });

  it('is shown to a visitor, whose it cannot be [L26]', async () => {
    const { tab, call } = createTab(null);
    tab.mark = 'second';
    expect(await call(['ok'])).toEqual({ outcome: 'ok', sent: 1, done: [] });
  });
});

describe('a call that was refused in a session that has been replaced', () => {
  const replaced = () => {
    const bench = createTab();
    const meanwhile = () => {
      bench.tab.mark = 'second';
    };
    return { ...bench, meanwhile };
  };

  it.each(['query', 'background'] as const)(
    'is repeated for the same customer when it is a %s [E04, B01]',
    async (kind) => {
      const { call, meanwhile } = replaced();
      expect(await call(['expired'], { kind, meanwhile })).toEqual({
        outcome: 'ok',
        sent: 2,
        done: [],
      });
    },
  );

  it('counts by the answer to its repetition [E04, E06]', async () => {
    for (const [answer, done] of [
      ['timeout', 'connectionLost'],
      ['unavailable', 'switchOff'],
      ['expired', 'sessionEnded'],
    ] as const) {
      const { call, meanwhile } = replaced();
      expect(await call(['expired', answer], { meanwhile })).toEqual({
        outcome: answer,
        sent: 2,
        done: [done],
      });
    }
  });

  it('is a refusal like any other when it changes something, since the customer is still logged in [E09, Q22]', async () => {
    const { tab, call, meanwhile } = replaced();
    const made = await call(['expired'], { kind: 'change', action: 'payment', meanwhile });
    expect(made).toEqual({ outcome: 'http', sent: 1, done: [] });
    expect(tab.result).toMatchObject({ status: 401 });
  });

  it('stays the refusal of a session that has ended when that is found out [E04, Q22]', async () => {
    const { tab, call, meanwhile } = replaced();
    tab.whileAsked = () => tab.disposal.abort();
    const made = await call(['expired'], { kind: 'change', action: 'payment', meanwhile });
    expect(made).toMatchObject({ outcome: 'expired', sent: 1 });
  });

  it('is not repeated in another customer’s session, and shows that customer instead [Z12]', async () => {
    const { tab, call, meanwhile } = replaced();
    tab.owner = elsa;
    expect(await call(['expired'], { meanwhile })).toMatchObject({
      sent: 1,
      done: ['otherCustomer'],
    });
  });

  it('is not repeated, and the session is not checked, once the customer has left [Z12, L25]', async () => {
    const { tab, call } = replaced();
    tab.owner = elsa;
    const meanwhile = () => {
      tab.disposal.abort();
      tab.mark = 'second';
    };
    expect(await call(['expired'], { meanwhile })).toMatchObject({ sent: 1, done: [] });
  });

  it('does nothing when another customer logs in while the session is checked [Z12]', async () => {
    for (const owner of [maja, elsa]) {
      const { tab, call, meanwhile } = replaced();
      tab.owner = owner;
      tab.whileAsked = () => tab.disposal.abort();
      expect(await call(['expired'], { meanwhile })).toMatchObject({ sent: 1, done: [] });
    }
  });

  it.each([null, ''])(
    'is an ordinary refusal when the session was not replaced (%j) [E04]',
    async (mark) => {
      const { tab, call } = createTab();
      const meanwhile = () => {
        tab.mark = mark;
      };
      expect(await call(['expired'], { meanwhile })).toMatchObject({ done: ['sessionEnded'] });
    },
  );
});
