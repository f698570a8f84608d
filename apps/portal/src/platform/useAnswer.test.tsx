// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiResult } from '@mina-sidor/api-client';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';

import { draw } from '../testing/draw.tsx';
import { requestEnded } from '../testing/requestEnded.ts';
import { useAnswer, useKnownAnswer } from './useAnswer.ts';

type Result = ApiResult<string>;

const ok = (value: string): Result => ({ outcome: 'ok', value, headers: new Headers() });
const failed: Result = { outcome: 'http', status: 500, url: '/api/Claims' };
const aborted: Result = { outcome: 'aborted', url: '/api/Claims' };

type Page = ReturnType<typeof useAnswer<string>>;

/** A page that asks for a text, beside one that shows it when it is known. The results come in turn, held ones by hand. */
function open(...results: (Result | Promise<Result>)[]) {
  const reasons: string[] = [];
  const ask = (reason: 'entry' | 'refresh') => {
    reasons.push(reason);
    return Promise.resolve(results.shift() ?? failed);
  };
  let page: Page | undefined;
  const seen: string[] = [];
  let visit: (isHere: boolean) => void = () => undefined;
  const Asking = () => {
    const answer = useAnswer(['text'], ask);
    page = answer;
    const { value = 'nothing', failure = null } = answer.answer ?? {};
    seen.push(
      [value, failure && 'failed', answer.isRefetching && 'refetching'].filter(Boolean).join(', '),
    );
    return null;
  };
  const known: string[] = [];
  const Knowing = () => {
    known.push(useKnownAnswer(['text'], 'unknown'));
    return null;
  };
  const Portal = () => {
    const [isHere, setIsHere] = useState(true);
    visit = setIsHere;
    return (
      <>
        {isHere ? <Asking /> : null}
        <Knowing />
      </>
    );
  };
  draw(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Portal />
    </SWRConfig>,
  );
  return {
    reasons,
    shown: () => seen.at(-1),
    known: () => known.at(-1),
    refresh: async () => page?.refresh(),
    change: (value: string) => page?.change(() => value),
    isUpToDate: () => page?.isUpToDate(),
    /** Leaves the page and comes back. @returns what the page shows first */
    comeBack: () => {
      flushSync(() => visit(false));
      const before = seen.length;
      flushSync(() => visit(true));
      return seen[before];
    },
  };
}

function held() {
  let send: (result: Result) => void = () => undefined;
  const result = new Promise<Result>((resolve) => {
    send = resolve;
  });
  return { result, send: (value: Result) => send(value) };
}

const backOnline = () => dispatchEvent(new Event('online'));

describe('an answer', () => {
  it('stays while it is fetched again, and when that fails', async () => {
    const page = open(ok('one'), failed);
    await expect.poll(() => page.shown()).toBe('one');
    expect(page.isUpToDate()).toBe(true);
    expect(await page.refresh()).toBeUndefined();
    await expect.poll(() => page.shown()).toBe('one, failed');
    expect(page.isUpToDate()).toBe(false);
    expect(page.known()).toBe('one');
  });

  it('is the newest one for whoever has refetched it', async () => {
    const page = open(ok('one'), ok('two'));
    await expect.poll(() => page.shown()).toBe('one');
    expect(await page.refresh()).toBe('two');
    expect(page.reasons).toEqual(['entry', 'refresh']);
  });

  it('shows at the next visit at once, as one that is being fetched again [Q04]', async () => {
    const page = open(ok('one'), ok('two'));
    await expect.poll(() => page.shown()).toBe('one');
    await requestEnded();
    expect(page.comeBack()).toBe('one, refetching');
    await expect.poll(() => page.shown()).toBe('two');
    expect(page.reasons).toEqual(['entry', 'entry']);
  });

  it('is not fetched again when the window gets focus [Q04]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const page = open(ok('one'), ok('two'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.shown()).toBe('one');
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.reasons).toEqual(['entry']);
  });

  it('is fetched twice for many requests in a row', async () => {
    const second = held();
    const page = open(ok('one'), second.result, ok('three'), ok('four'));
    await expect.poll(() => page.shown()).toBe('one');
    const refreshed = page.refresh();
    for (let times = 0; times < 3; times += 1) void page.refresh();
    second.send(ok('two'));
    await refreshed;
    await expect.poll(() => page.reasons).toHaveLength(3);
    expect(page.shown()).toBe('three');
    expect(page.reasons).toEqual(['entry', 'refresh', 'refresh']);
  });

  it('that was asked for during the first request is fetched after it, because that may be older', async () => {
    const first = held();
    const page = open(first.result, ok('two'));
    void page.refresh();
    first.send(ok('one'));
    await expect.poll(() => page.shown()).toBe('two');
    expect(page.reasons).toEqual(['entry', 'refresh']);
  });

  it('is not marked as failed by a request that was given up [L25]', async () => {
    const page = open(ok('one'), aborted);
    await expect.poll(() => page.shown()).toBe('one');
    await page.refresh();
    expect([page.shown(), page.isUpToDate()]).toEqual(['one', true]);
  });
});

describe('when the network is back', () => {
  it('what shows is brought up to date [Z14]', async () => {
    const page = open(ok('one'), ok('two'));
    await expect.poll(() => page.shown()).toBe('one');
    backOnline();
    await expect.poll(() => page.shown()).toBe('two');
    expect(page.reasons).toEqual(['entry', 'refresh']);
  });

  it('a page that has failed is entered anew [Z14]', async () => {
    const page = open(failed, ok('one'));
    await expect.poll(() => page.shown()).toBe('nothing, failed');
    await requestEnded();
    backOnline();
    await expect.poll(() => page.shown()).toBe('one');
    expect(page.reasons).toEqual(['entry', 'entry']);
  });

  it('a first request that is running is left to itself [Z14]', async () => {
    const first = held();
    const page = open(first.result);
    backOnline();
    first.send(ok('one'));
    await expect.poll(() => page.shown()).toBe('one');
    expect(page.reasons).toEqual(['entry']);
  });
});

it('is known to others who fetch nothing, and follows what the customer has changed', async () => {
  const page = open(ok('one'));
  expect(page.known()).toBe('unknown');
  await expect.poll(() => page.known()).toBe('one');
  page.change('changed');
  await expect.poll(() => page.known()).toBe('changed');
  expect(page.reasons).toEqual(['entry']);
});

it('a page that is entered just after the request of the one before has ended asks anew', async () => {
  const first = held();
  const results = [first.result, Promise.resolve(ok('two'))];
  const shown: string[] = [];
  let visit: (isHere: boolean) => void = () => undefined;
  const Page = () => {
    const { answer, isRefetching } = useAnswer(['text'], () => results.shift() ?? first.result);
    shown.push(`${answer?.value ?? 'nothing'}${isRefetching ? ', refetching' : ''}`);
    return null;
  };
  const Portal = () => {
    const [isHere, setIsHere] = useState(true);
    visit = setIsHere;
    return isHere ? <Page /> : null;
  };
  draw(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Portal />
    </SWRConfig>,
  );
  first.send(ok('one'));
  // The request has ended, and SWR counts it as running until a timer fires.
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  flushSync(() => visit(false));
  flushSync(() => visit(true));
  expect(shown.at(-1)).toBe('one, refetching');
  await expect.poll(() => shown.at(-1)).toBe('two');
});
