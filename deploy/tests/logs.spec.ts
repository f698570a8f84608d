import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ask } from './support/ask.ts';
import { expect, test } from './support/test.ts';

test('the log keeps no query, number, token, address of a person or cookie, and no health check', async ({
  site,
}) => {
  const secret = 'Secret47110023918';
  const paths = [
    ['/krav/47110023918?paymentId=Secret47110023918', '/krav'],
    [
      `/api/Insurance/GetReferenceNumberBaseCard/${secret}?x=${secret}`,
      '/api/Insurance/GetReferenceNumberBaseCard',
    ],
    [`/Communication/GetDocument/${secret}`, '/Communication/GetDocument'],
    [`/portalHub?id=${secret}`, '/portalHub'],
    [`/${secret}`, '/'],
    ['/198704129843', '/'],
  ] as const;
  const before = site.accessLog().length;
  await ask(site.url, '/healthz');
  for (const [path] of paths) {
    const headers = {
      cookie: `session=${secret}`,
      referer: `https://${secret}/`,
      'x-forwarded-for': '203.0.113.77',
    };
    await ask(site.url, path, { headers });
  }
  const lines = () => site.accessLog().slice(before).trim().split('\n');
  await expect.poll(() => lines().length).toBe(paths.length);
  const entries = lines().map((line): unknown => JSON.parse(line));
  for (const [index, [, address]] of paths.entries()) {
    expect(entries[index]).toMatchObject({ address, network: '203.0.113.0', method: 'GET' });
  }
  expect(lines().join()).not.toMatch(/Secret|47110023918|198704129843|203\.0\.113\.77/u);
});

test('the error log keeps nothing of a request for which the disk has no room', async ({
  site,
}) => {
  const run = join(site.portal, '..', 'run');
  chmodSync(join(run, 'body'), 0);
  const { status } = await ask(site.url, '/portalHub?id=Secret', {
    method: 'POST',
    headers: { referer: 'https://secret.example/' },
    body: Buffer.alloc(100_000),
  });
  chmodSync(join(run, 'body'), 0o700);
  expect([status, readFileSync(join(run, 'error.log'), 'utf8')]).toEqual([500, '']);
});
