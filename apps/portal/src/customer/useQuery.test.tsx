// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';

import { requestEnded } from '../testing/requestEnded.ts';
import { createStore, useStore } from '../platform/store.ts';
import { aSentCase } from '../testing/aCase.ts';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../testing/heldAnswer.ts';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { type Services, useServices } from './services.ts';
import { useQuery } from './useQuery.ts';

const [first, second] = ['47110023918', '47110023926'];

/** What the test sees of a case's page, and what it can do there. */
interface Visit {
  readonly goTo: (referenceNumber: string) => void;
  readonly refresh: () => Promise<unknown>;
  readonly pay: (amountToPay: number) => void;
}

it('never shows one page the late answer to another', async () => {
  const late = answerLater();
  const answers = [answerNow(first), late.response, answerLater().response];
  let visit: Visit | undefined;
  const seen: string[] = [];
  const root = createRoot(document.body);
  root.render(
    <StoryFrame
      answer={(path) => (path.endsWith(first) ? answers.shift() : undefined) ?? answerNow(second)}
    >
      <Page
        onShown={(text, now) => {
          seen.push(text);
          visit = now;
        }}
      />
    </StoryFrame>,
  );
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 435000`);

  const refreshed = visit?.refresh();
  visit?.goTo(second);
  await expect.poll(() => seen.at(-1)).toBe(`${second} shows ${second}: 435000`);
  late.send(first, '1');
  await refreshed;
  visit?.goTo(first);
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 100`);

  expect(seen.filter((text) => text.startsWith(second))).not.toContainEqual(
    expect.stringContaining(`shows ${first}`),
  );
  root.unmount();
});

it('refetches when a value is changed here during a request', async () => {
  const late = answerLater();
  const newer = answerLater();
  const answers = [answerNow(first), late.response, newer.response];
  let visit: Visit | undefined;
  const seen: string[] = [];
  const root = createRoot(document.body);
  root.render(
    <StoryFrame
      answer={(path) => (path.endsWith(first) ? answers.shift() : undefined) ?? answerNow(second)}
    >
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <Page
          onShown={(text, now) => {
            seen.push(text);
            visit = now;
          }}
        />
      </SWRConfig>
    </StoryFrame>,
  );
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 435000`);
  visit?.goTo(second);
  await expect.poll(() => seen.at(-1)).toBe(`${second} shows ${second}: 435000`);
  visit?.goTo(first);
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 435000`);
  await expect.poll(() => answers).toHaveLength(1);

  visit?.pay(1);
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 1`);
  await expect.poll(() => answers).toHaveLength(0);
  late.send(first, '4 350');
  newer.send(first, '0');
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 0`);
  expect(seen.slice(seen.indexOf(`${first} shows ${first}: 1`))).not.toContain(
    `${first} shows ${first}: 435000`,
  );

  // No request is pending now, so nothing is refetched.
  visit?.pay(2);
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 2`);
  root.unmount();
});

it('keeps a change made during a refresh, whose answer may be older', async () => {
  const late = answerLater();
  const answers = [answerNow(first), late.response];
  let visit: Visit | undefined;
  const seen: string[] = [];
  const root = createRoot(document.body);
  root.render(
    <StoryFrame answer={() => answers.shift() ?? Response.json(aSentCase(first, '0'))}>
      <Page
        onShown={(text, now) => {
          seen.push(text);
          visit = now;
        }}
      />
    </StoryFrame>,
  );
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 435000`);
  const refreshed = visit?.refresh();
  visit?.pay(1);
  late.send(first, '4 350');
  await refreshed;
  await expect.poll(() => seen.at(-1)).toBe(`${first} shows ${first}: 0`);
  expect(seen).toEqual(
    [435_000, 1, 0].map((amount) => `${first} shows ${first}: ${String(amount)}`),
  );
  root.unmount();
});

/** What the portal tells the customer about failures: a notice about old data, or an error that covers the page. */
function openNotices(
  options: Parameters<typeof useQuery>[2],
  ...answers: (Response | Promise<Response>)[]
) {
  const services: Services[] = [];
  const refreshes: (() => Promise<unknown>)[] = [];
  const isHere = createStore(true);
  const seen: string[] = [];
  const Query = () => {
    const query = useQuery(
      ['unread'],
      (client) => client.getNumberOfUnreadConversations(),
      options,
    );
    refreshes.push(query.refresh);
    const isRefetching = query.status === 'ready' && query.isRefetching;
    seen.push(isRefetching ? `${query.status}, refetching` : query.status);
    return null;
  };
  const Page = () => {
    services.push(useServices());
    return useStore(isHere) ? <Query /> : null;
  };
  drawInFrame(<Page />, { answer: () => answers.shift() ?? new Response(null, { status: 404 }) });
  return {
    shown: () => seen.at(-1),
    refresh: () => refreshes.at(-1)?.(),
    leave: () => flushSync(() => isHere.set(false)),
    comeBack: () => flushSync(() => isHere.set(true)),
    isOutdated: () => services.at(-1)?.outdated.store.get().length !== 0,
    isCovered: () => services.at(-1)?.globalError.get() !== null,
  };
}

const missing = () => new Response(null, { status: 404 });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a page that shows an earlier answer', () => {
  it('says so when fetching it again fails, until that succeeds or the page is left', async () => {
    const page = openNotices({}, Response.json(1), missing(), Response.json(2), missing());
    await expect.poll(page.shown).toBe('ready');
    expect(page.isOutdated()).toBe(false);
    await page.refresh();
    await expect.poll(page.isOutdated).toBe(true);
    await page.refresh();
    await expect.poll(page.isOutdated).toBe(false);
    await page.refresh();
    await expect.poll(page.isOutdated).toBe(true);
    page.leave();
    expect(page.isOutdated()).toBe(false);
  });

  it('does not say so of what the page can do without', async () => {
    const page = openNotices({ kind: 'background' }, Response.json(1), missing());
    await expect.poll(page.shown).toBe('ready');
    await page.refresh();
    await expect.poll(page.shown).toBe('ready');
    expect(page.isOutdated()).toBe(false);
  });

  it('does not say so while it is being fetched at the next visit', async () => {
    const held = createHeldAnswer();
    const page = openNotices({}, Response.json(1), missing(), held.response);
    await expect.poll(page.shown).toBe('ready');
    await page.refresh();
    await expect.poll(page.isOutdated).toBe(true);
    page.leave();
    await requestEnded();
    page.comeBack();
    await expect.poll(page.shown).toBe('ready, refetching');
    expect(page.isOutdated()).toBe(false);
    held.send(missing());
    await expect.poll(page.isOutdated).toBe(true);
  });

  it('is not covered when there is no network, where it knows all that it shows [E06]', async () => {
    const page = openNotices({ isKnown: true, isRetried: false }, noNetwork());
    await expect.poll(page.isOutdated).toBe(true);
    expect(page.isCovered()).toBe(false);
  });
});

describe('a page without an answer', () => {
  it('is covered when there is no network [E06]', async () => {
    const page = openNotices({ isRetried: false }, noNetwork());
    await expect.poll(page.isCovered).toBe(true);
  });

  it('does not cover the next page when it has been left [E06]', async () => {
    const held = createHeldAnswer();
    const page = openNotices({ isRetried: false }, held.response.then(noNetwork));
    page.leave();
    held.send(missing());
    page.comeBack();
    await expect.poll(page.shown).toBe('failed');
    expect(page.isCovered()).toBe(false);
  });
});

interface PageProps {
  readonly onShown: (text: string, visit: Visit) => void;
}

function Page({ onShown }: PageProps) {
  const [referenceNumber, goTo] = useState(first);
  const query = useQuery(['claimCase', referenceNumber], (client) =>
    client.getCase({ query: { referenceNumber } }),
  );
  useEffect(() => {
    if (query.status !== 'ready') return;
    const { value, refresh, change } = query;
    const text = `${referenceNumber} shows ${value.referenceNumber}: ${String(value.amountToPay)}`;
    const pay = (amountToPay: number) => change((known) => ({ ...known, amountToPay }));
    onShown(text, { goTo, refresh, pay });
  }, [referenceNumber, query, onShown]);
  return null;
}

function answerNow(referenceNumber: string): Response {
  return Response.json(aSentCase(referenceNumber));
}

/** A response whose body comes when the test sends it. */
function answerLater() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  return {
    response: new Response(readable, { headers: { 'Content-Type': 'application/json' } }),
    send: (referenceNumber: string, amountToPay: string) => {
      const writer = writable.getWriter();
      const json = JSON.stringify(aSentCase(referenceNumber, amountToPay));
      void writer.write(new TextEncoder().encode(json));
      void writer.close();
    },
  };
}
