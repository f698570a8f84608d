import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { endpoints } from '../contract/endpoints.ts';
import { type TestBench, createTestBench } from '../testing/createTestBench.ts';
import type { ReceivedRequest } from '../testing/createTestServer.ts';
import { endpointSamples } from '../testing/endpointSamples.ts';
import { createPortalClient } from './createPortalClient.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.server.close());

function newest(): ReceivedRequest {
  const request = bench.server.requests.at(-1);
  if (request === undefined) throw new Error('No request came in.');
  return request;
}

// Written by hand from rows Q02 and Q10, not read from the table.
const withoutToken = new Set([
  'startDummyLogin',
  'startLogin',
  'restartLogin',
  'getLoginStatus',
  'finalizeLogin',
  'logout',
  'refresh',
  'getSiteCurrentState',
  'getSiteInformationText',
  'getBankIdCurrentState',
  'logError',
]);

describe.each(endpointSamples)('$name', (sample) => {
  it('requests an uncached answer of the right type [Q01]', async () => {
    await sample.call(bench.client);
    expect(newest().headers).toMatchObject({
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      accept: sample.name === 'getSiteInformationText' ? 'text/html' : 'application/json',
    });
  });

  const carries = !withoutToken.has(sample.name);
  const rows = sample.name === 'logout' || sample.name === 'refresh' ? 'Q02, Q10' : 'Q02';
  it(`${carries ? 'carries' : 'does not carry'} the anti-forgery token [${rows}]`, async () => {
    bench.cookies.set('XSRF-TOKEN', 'abc');
    await sample.call(bench.client);
    expect(newest().headers['x-xsrf-token']).toBe(carries ? 'abc' : undefined);
  });

  it('states its content type when it has a body', async () => {
    await sample.call(bench.client);
    if (sample.requestForm !== undefined) {
      expect(newest().headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
      return;
    }
    const expected = sample.requestBody === '' ? undefined : 'application/json';
    expect(newest().headers['content-type']).toBe(expected);
  });
});

describe('the anti-forgery token', () => {
  it('is omitted without a cookie [Q02]', async () => {
    await bench.client.getUser();
    expect(newest().headers).not.toHaveProperty('x-xsrf-token');
    bench.cookies.set('XSRF-TOKEN', '');
    await bench.client.getUser();
    expect(newest().headers).not.toHaveProperty('x-xsrf-token');
  });

  it('is read again for each call [Q02]', async () => {
    bench.cookies.set('XSRF-TOKEN', 'first');
    await bench.client.getUser();
    bench.cookies.set('XSRF-TOKEN', 'second');
    await bench.client.getUser();
    expect(newest().headers['x-xsrf-token']).toBe('second');
  });

  it.each([
    ['a%2Bb%3D%3D', 'a+b=='],
    ['100%', '100%'],
  ])('of the cookie value %s is sent as %s [Q02]', async (cookie, header) => {
    bench.cookies.set('XSRF-TOKEN', cookie);
    await bench.client.getUser();
    expect(newest().headers['x-xsrf-token']).toBe(header);
  });
});

it('sends cookies only to its own origin [Q10]', async () => {
  const sent: RequestInit[] = [];
  const client = createPortalClient({
    baseUrl: 'https://minasidor.example/',
    fetch: (url, init) => {
      sent.push(init);
      return fetch(`${bench.server.url}${new URL(url).pathname}`, init);
    },
    readCookie: () => null,
  });
  for (const { call } of endpointSamples) await call(client);
  expect(sent).toHaveLength(Object.keys(endpoints).length);
  expect(new Set(sent.map(({ credentials }) => credentials))).toEqual(new Set(['same-origin']));
  await client.getUser();
  expect(newest().url).toBe('/api/PortalIdentity/GetUser');
});
