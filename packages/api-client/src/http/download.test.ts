import { afterEach, beforeEach, expect, it } from 'vitest';

import { type TestBench, createTestBench } from '../testing/createTestBench.ts';
import { createPortalClient } from './createPortalClient.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.server.close());

const download = () => bench.client.getClaimDocument({ query: { index: '7' } });

it('returns the unchanged bytes with their type [Q31]', async () => {
  const body = '%PDF-1.7 åäö €';
  bench.server.reply(() => ({ headers: { 'content-type': 'application/PDF; v=1' }, body }));
  const result = await download();
  if (result.outcome !== 'ok') throw new Error(`The call ended as ${result.outcome}.`);
  const { blob, fileName } = result.value;
  expect([blob.type, await blob.text(), fileName]).toEqual(['application/pdf', body, null]);
});

it('sends the token if there is no index [Q31]', async () => {
  await bench.client.getClaimDocument({ query: { token: 'a&b' } });
  expect(bench.server.requests[0]?.url).toBe('/Communication/GetInsuranceDocument?token=a%26b');
});

it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'application/octet-stream', ''])(
  'rejects %j, which a tab could run as a page of the portal',
  async (type) => {
    bench.server.reply(() => ({ headers: { 'content-type': type }, body: '<script>' }));
    expect(await download()).toMatchObject({
      outcome: 'invalid',
      reason: 'the answer is not a file of a known type',
    });
  },
);

it('is a network failure when the connection is cut [Q31]', async () => {
  const headers = { 'content-type': 'application/pdf' };
  bench.server.reply(() => ({ headers, body: '%PDF', afterwards: 'hangUp' }));
  expect((await download()).outcome).toBe('network');
});

it('may take any time while bytes keep arriving [Q31]', async () => {
  const line = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = line.writable.getWriter();
  const headers = { 'content-type': 'application/pdf' };
  const client = createPortalClient({
    baseUrl: bench.server.url,
    fetch: () => Promise.resolve(new Response(line.readable, { headers })),
    readCookie: () => null,
    clock: bench.clock,
  });
  const call = client.getClaimDocument({ query: { index: '7' } });
  for (const part of ['%P', 'DF', '-1.7']) {
    await writer.write(new TextEncoder().encode(part));
    await bench.clock.advance(59_000);
  }
  await writer.close();

  const result = await call;
  expect(result.outcome === 'ok' && (await result.value.blob.text())).toBe('%PDF-1.7');
});

it('times out when no bytes arrive [Q03]', async () => {
  const headers = { 'content-type': 'application/pdf' };
  bench.server.reply(() => ({ headers, body: '%PDF', afterwards: 'silence' }));
  const call = download();
  await bench.server.received(1);
  await bench.clock.advance(60_000);
  expect((await call).outcome).toBe('timeout');
});
