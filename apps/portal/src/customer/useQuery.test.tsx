// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';

import { aSentCase } from '../testing/aCase.ts';
import { StoryFrame } from '../testing/StoryFrame.tsx';
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
