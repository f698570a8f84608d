import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSteppedUpload } from '../testing/createSteppedUpload.ts';
import { type TestBench, createTestBench } from '../testing/createTestBench.ts';
import type { Reply } from '../testing/createTestServer.ts';
import type { UploadProgress } from './upload.ts';

let bench: TestBench;
let progress: UploadProgress[];
beforeEach(async () => {
  bench = await createTestBench(createSteppedUpload());
  progress = [];
});
afterEach(() => bench.server.close());

const megabyte = 1_000_000;
const stored = {
  id: 'm-1',
  message: 'Hej på dig!',
  createdByIdentity: true,
  createdDisplay: null,
  createdAt: '2024-03-04T10:42:00+01:00',
  numberOfFilesUploaded: 1,
  messageSubject: 'none',
  conversationId: 'c-1',
};

const send = (bytes: number, signal?: AbortSignal) =>
  bench.client.postMessageToConversation({
    form: {
      message: 'Hej på dig!',
      conversationId: 'c-1',
      clientMessageId: 'b5d2',
      files: [new File(['a'.repeat(bytes)], 'Å bild.png', { type: 'image/png' })],
    },
    onProgress: (told) => progress.push(told),
    ...(signal === undefined ? {} : { signal }),
  });

const hasBegun = () => expect.poll(() => progress).not.toEqual([]);

/** The connection has accepted what it can. */
const hasStopped = () => {
  let before = -1;
  const sentSinceLastLook = () => {
    const sent = lastSent() - before;
    before = lastSent();
    return sent;
  };
  return expect.poll(sentSinceLastLook, { interval: 100 }).toBe(0);
};
const lastSent = () => progress.at(-1)?.sentBytes ?? 0;

describe('an upload', () => {
  it('sends every part with its name and type, and returns the answer with its headers [Q25]', async () => {
    const headers = { 'content-type': 'application/json', 'release-id': 'r-1' };
    bench.server.reply(() => ({ headers, body: JSON.stringify(stored) }));
    bench.cookies.set('XSRF-TOKEN', 'abc');

    const result = await send(10);

    if (result.outcome !== 'ok') throw new Error(`The call ended as ${result.outcome}.`);
    expect(result.value).toEqual(stored);
    expect(result.headers.get('release-id')).toBe('r-1');
    const [request] = bench.server.requests;
    expect(request?.headers).toMatchObject({ 'x-xsrf-token': 'abc', accept: 'application/json' });
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
    expect(await request?.form()).toEqual([
      ['message', 'Hej på dig!'],
      ['conversationId', 'c-1'],
      ['clientMessageId', 'b5d2'],
      ['files', 'Å bild.png image/png aaaaaaaaaa'],
    ]);
    expect(bench.clock.pending()).toBe(0);
  });

  it('reports its progress until everything is sent [Z10]', async () => {
    bench.server.reply(() => ({ body: JSON.stringify(stored) }));
    await send(3 * megabyte);
    expect(progress.length).toBeGreaterThan(1);
    const sent = progress.map(({ sentBytes }) => sentBytes);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
    const total = progress[0]?.totalBytes ?? 0;
    expect(total).toBeGreaterThan(3 * megabyte);
    expect(progress.at(-1)).toEqual({ sentBytes: total, totalBytes: total });
  });

  it('ends as aborted in the middle and closes the connection [Z10]', async () => {
    const goOn = bench.server.holdBodies();
    const caller = new AbortController();
    const call = send(12 * megabyte, caller.signal);
    await hasBegun();

    caller.abort();

    expect(await call).toMatchObject({ outcome: 'aborted' });
    expect(bench.outcomes).toEqual([['postMessageToConversation', 'aborted']]);
    goOn();
    await bench.server.cut(1);
    expect(bench.clock.pending()).toBe(0);
  });

  it('may take any time while it makes progress [Q03]', async () => {
    const goOn = bench.server.holdBodies();
    let answer: (reply: Reply) => void = () => undefined;
    bench.server.reply(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const call = send(12 * megabyte);
    await hasBegun();
    await bench.clock.advance(59_000);
    const before = lastSent();

    goOn();
    await expect.poll(() => lastSent()).toBeGreaterThan(before);
    await bench.server.received(1);
    await bench.clock.advance(59_000);
    expect(bench.outcomes).toEqual([]);
    answer({ body: JSON.stringify(stored) });

    expect((await call).outcome).toBe('ok');
  });

  it('times out after 60 seconds without progress [Q03]', async () => {
    bench.server.holdBodies();
    const call = send(12 * megabyte);
    await hasBegun();
    await hasStopped();

    await bench.clock.advance(59_999);
    expect(bench.outcomes).toEqual([]);
    await bench.clock.advance(1);

    expect((await call).outcome).toBe('timeout');
  });

  it('times out when everything is sent and no answer arrives', async () => {
    bench.server.reply(() => 'silence');
    const call = send(10);
    await bench.server.received(1);
    await bench.clock.advance(60_000);
    expect((await call).outcome).toBe('timeout');
  });

  it('is sent again completely when the session had to be renewed [E03]', async () => {
    bench.server.reply(({ url }) => {
      if (url.endsWith('/Refresh')) return { status: 204 };
      return bench.server.requests.length === 1
        ? { status: 401, headers: { 'token-expired': 'true' } }
        : { body: JSON.stringify(stored) };
    });

    expect((await send(10)).outcome).toBe('ok');

    const [first, , second] = bench.server.requests;
    expect(await second?.form()).toEqual(await first?.form());
  });
});

it('reports no progress after its end, even if the upload function does not stop at once [Z10]', async () => {
  const late = await createTestBench((_url, _init, onProgress) => {
    tellLate = onProgress;
    return new Promise(() => undefined);
  });
  let tellLate: ((told: UploadProgress) => void) | undefined;
  const caller = new AbortController();
  const onProgress = vi.fn<(told: UploadProgress) => void>();
  const form = { message: 'Hej på dig!', conversationId: 'c-1', clientMessageId: 'b5d2' };
  const call = late.client.postMessageToConversation({ form, onProgress, signal: caller.signal });

  await expect.poll(() => tellLate).toBeDefined();
  tellLate?.({ sentBytes: 1, totalBytes: 3 });
  caller.abort();
  tellLate?.({ sentBytes: 2, totalBytes: 3 });

  expect((await call).outcome).toBe('aborted');
  expect(onProgress.mock.calls).toEqual([[{ sentBytes: 1, totalBytes: 3 }]]);
  expect(late.clock.pending()).toBe(0);
  await late.server.close();
});

it('works without progress reports if no upload function is given', async () => {
  const plain = await createTestBench();
  plain.server.reply(() => ({ body: JSON.stringify(stored) }));
  const form = { message: 'Hej på dig!', conversationId: 'c-1', clientMessageId: 'b5d2' };
  const onProgress = vi.fn<(told: UploadProgress) => void>();
  const result = await plain.client.postMessageToConversation({ form, onProgress });
  expect([result.outcome, onProgress.mock.calls]).toEqual(['ok', []]);
  await plain.server.close();
});
