// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type TestBench, createTestBench } from '../testing/createTestBench.ts';
import { createXhrUpload } from './createXhrUpload.ts';
import type { UploadProgress } from './upload.ts';

let bench: TestBench;
let progress: UploadProgress[];
beforeEach(async () => {
  bench = await createTestBench(createXhrUpload());
  progress = [];
});
afterEach(() => bench.server.close());

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

const send = (signal?: AbortSignal) =>
  bench.client.postMessageToConversation({
    form: {
      message: 'Hej på dig!',
      conversationId: 'c-1',
      clientMessageId: 'b5d2',
      files: [new File(['a'.repeat(3000)], 'Å bild.png', { type: 'image/png' })],
    },
    onProgress: (told) => progress.push(told),
    ...(signal === undefined ? {} : { signal }),
  });

it('sends the form and returns the answer with its headers [Q25]', async () => {
  const headers = { 'content-type': 'application/json', 'release-id': 'r-1' };
  bench.server.reply(() => ({ headers, body: JSON.stringify(stored) }));
  bench.cookies.set('XSRF-TOKEN', 'abc');

  const result = await send();

  if (result.outcome !== 'ok') throw new Error(`The call ended as ${result.outcome}.`);
  expect(result.value).toEqual(stored);
  expect(result.headers.get('release-id')).toBe('r-1');
  const [request] = bench.server.requests;
  expect(request?.headers).toMatchObject({ 'x-xsrf-token': 'abc', accept: 'application/json' });
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
  expect(request?.body).toContain('name="clientMessageId"\r\n\r\nb5d2\r\n');
  expect(request?.body).toContain('name="files"; filename="Å bild.png"');
});

it('reports that everything has been sent [Z10]', async () => {
  bench.server.reply(() => ({ body: JSON.stringify(stored) }));
  await send();
  const { sentBytes = 0, totalBytes } = progress.at(-1) ?? {};
  expect(sentBytes).toBeGreaterThan(3000);
  expect(totalBytes).toBe(sentBytes);
});

it('ends as aborted and closes the connection [Z10]', async () => {
  bench.server.reply(() => 'silence');
  const caller = new AbortController();
  const call = send(caller.signal);
  await bench.server.received(1);
  caller.abort();
  expect(await call).toMatchObject({ outcome: 'aborted' });
  await bench.server.cut(1);
  expect(bench.clock.pending()).toBe(0);
});

it('is a network failure when the connection is cut', async () => {
  bench.server.reply(() => 'hangUp');
  expect((await send()).outcome).toBe('network');
});

it('is a network failure when the answer has a status that no browser can read', async () => {
  bench.server.reply(() => ({ status: 700 }));
  expect((await send()).outcome).toBe('network');
});

it.each([
  [400, {}, { outcome: 'http', status: 400 }],
  [401, {}, { outcome: 'expired' }],
  [503, { 'service-unavailable': 'damage' }, { outcome: 'unavailable', system: 'damages' }],
  [204, {}, { outcome: 'invalid', reason: 'the answer is not JSON' }],
])('reports the meaning of a %i', async (status, headers, ending) => {
  bench.server.reply(() => ({ status, headers }));
  expect(await send()).toMatchObject(ending);
});
