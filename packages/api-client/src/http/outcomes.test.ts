import { getEventListeners } from 'node:events';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { type TestBench, createTestBench } from '../testing/createTestBench.ts';
import { endpointSamples } from '../testing/endpointSamples.ts';
import { createPortalClient } from './createPortalClient.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench();
});
afterEach(() => bench.server.close());

const rows: Partial<Record<EndpointName, string>> = {
  startDummyLogin: 'Q07',
  startLogin: 'Q06',
  restartLogin: 'Q06',
  getLoginStatus: 'Q06',
  finalizeLogin: 'Q08',
  getUser: 'Q34',
  getSiteInformationText: 'Q14',
  getClaims: 'Q16, Q35',
  getCase: 'Q16',
  getDebtCompilation: 'Q17',
  confirmDebtCompilation: 'Q18',
  createPayment: 'Q19',
  createTotalPayment: 'Q20',
  checkoutFinished: 'Q21',
  getClaimDocuments: 'Q30, Q37',
  getClaimDocument: 'Q31',
  getRegisterExtracts: 'Q30, Q37',
  createRegisterExtractRequest: 'Q29',
  downloadFile: 'Q31',
  getConversations: 'Q23',
  getConversation: 'Q23',
  postMessage: 'Q24',
  postMessageToConversation: 'Q25',
  markConversationAsReadByCustomer: 'Q26',
  getAttachmentsMetadata: 'Q27',
  downloadAttachedFile: 'Q31',
  getDamages: 'Q32',
  logError: 'Q33',
};

it('has a function for every endpoint in the table, and one for the renewal of the session', () => {
  expect(Object.keys(bench.client)).toEqual([...Object.keys(endpoints), 'dropRenewal']);
});

describe.each(endpointSamples)('$name', (sample) => {
  const row = rows[sample.name];
  const { answer, answerHeaders: headers = {} } = sample;
  const url = (): string => bench.server.url + sample.request.replace(/^\w+ /, '');

  it(`sends ${sample.request} and returns the value${row === undefined ? '' : ` [${row}]`}`, async () => {
    bench.server.reply(() => ({ status: 200, headers, body: answer }));

    const result = await sample.call(bench.client);

    if (result.outcome !== 'ok') throw new Error(`The call ended as ${result.outcome}.`);
    expect(result.value).toEqual(
      endpoints[sample.name].response.kind === 'file'
        ? { ...Object(sample.value), url: url() }
        : sample.value,
    );
    expect(result.headers).toBeInstanceOf(Headers);
    const [request] = bench.server.requests;
    expect(`${request?.method ?? ''} ${request?.url ?? ''}`).toBe(sample.request);
    if (sample.requestForm === undefined) expect(request?.body).toBe(sample.requestBody);
    else expect(await request?.form()).toEqual(sample.requestForm);
    expect(bench.outcomes).toEqual([[sample.name, 'ok']]);
    expect(bench.clock.pending()).toBe(0);
  });

  it('ends as aborted when the caller aborts it', async () => {
    bench.server.reply(() => 'silence');
    const caller = new AbortController();
    const call = sample.call(bench.client, { signal: caller.signal });
    await bench.server.received(1);

    caller.abort();

    expect(await call).toEqual({ outcome: 'aborted', url: url() });
  });

  it('leaves no listener on the caller’s signal, which may outlive many calls', async () => {
    const caller = new AbortController();
    await sample.call(bench.client, { signal: caller.signal });
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('is not sent when the caller has aborted before', async () => {
    const result = await sample.call(bench.client, { signal: AbortSignal.abort() });
    expect(result).toEqual({ outcome: 'aborted', url: url() });
    expect(bench.server.requests).toHaveLength(0);
  });

  const { invalid } = sample;
  if (invalid === null) {
    it('accepts any body but a web page', async () => {
      bench.server.reply(() => ({ status: 200, body: '{"half' }));
      expect((await sample.call(bench.client)).outcome).toBe('ok');
    });
  } else {
    it('rejects a body of another shape and names the field', async () => {
      bench.server.reply(() => ({ status: 200, headers, body: invalid.answer }));
      const { reason } = invalid;
      expect(await sample.call(bench.client)).toEqual({ outcome: 'invalid', url: url(), reason });
    });
  }
});

describe('an answer whose body does not arrive', () => {
  it('times out together with its call [Q03]', async () => {
    bench.server.reply(() => ({ body: '"some', afterwards: 'silence' }));
    const call = bench.client.getVipAccess();
    await bench.server.received(1);
    await bench.clock.advance(60_000);
    expect((await call).outcome).toBe('timeout');
  });
});

it('returns the value of every 2xx answer [E01]', async () => {
  bench.server.reply(() => ({ status: 203, body: 'true' }));
  expect(await bench.client.getVipAccess()).toMatchObject({ outcome: 'ok', value: true });
});

it('returns the release id of the site state [Q13]', async () => {
  bench.server.reply(() => ({ headers: { 'release-id': '2024.11' }, body: '[]' }));
  const result = await bench.client.getSiteCurrentState();
  expect(result.outcome === 'ok' && result.headers.get('release-id')).toBe('2024.11');
});

it('ends at its time limit even if fetch ignores the signal', async () => {
  const client = createPortalClient({
    baseUrl: '',
    fetch: () => new Promise(() => undefined),
    readCookie: () => null,
    clock: bench.clock,
    timeoutMs: 10,
  });
  const call = client.getUser();
  await bench.clock.advance(10);
  expect(await call).toEqual({ outcome: 'timeout', url: '/api/PortalIdentity/GetUser' });
});

it.each([
  ['2', { refusedFile: 2 }],
  ['0', { refusedFile: 0 }],
  ['-1', {}],
  ['kvitto.pdf', {}],
])('says which file of a form was refused: %s [E12]', async (header, expected) => {
  bench.server.reply(() => ({ status: 400, headers: { 'refused-file': header } }));
  const url = `${bench.server.url}/api/PortalSiteState/GetVipAccess`;
  expect(await bench.client.getVipAccess()).toEqual({
    outcome: 'http',
    status: 400,
    url,
    ...expected,
  });
});

it('blames no file where the server says something else about the form [E12]', async () => {
  bench.server.reply(() => ({ status: 413, headers: { 'refused-file': '2' } }));
  const url = `${bench.server.url}/api/PortalSiteState/GetVipAccess`;
  expect(await bench.client.getVipAccess()).toEqual({ outcome: 'http', status: 413, url });
});

it('lets go of the connection of an answer whose body nobody reads', async () => {
  let isLetGo = false;
  const body = new ReadableStream({
    cancel: () => {
      isLetGo = true;
    },
  });
  const client = createPortalClient({
    baseUrl: '',
    fetch: () => Promise.resolve(new Response(body, { status: 500 })),
    readCookie: () => null,
    clock: bench.clock,
  });
  expect((await client.getUser()).outcome).toBe('http');
  expect(isLetGo).toBe(true);
});
