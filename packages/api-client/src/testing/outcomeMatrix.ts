import * as v from 'valibot';

import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import type { ApiResult } from '../http/result.ts';
import { type TestBench, createTestBench } from './createTestBench.ts';
import type { Reply } from './createTestServer.ts';
import { settle } from './createFakeClock.ts';
import type { EndpointSample } from './endpointSample.types.ts';

/** The situations that a call can meet, by the names that the matrix shows. */
const situations = [
  '200',
  '400',
  '401',
  '401, token expired',
  '403',
  '404',
  '409',
  '429',
  '429, wait unknown',
  '500',
  '503, known system',
  '503, unknown system',
  '503, no system',
  'not JSON',
  'field missing',
  'field of a wrong type',
  'slower than 60 s',
  'cut',
  'cut in the body',
  'refused',
] as const;
export type Situation = (typeof situations)[number];

/** The result of one call in each situation, as the matrix shows it. */
export type MatrixRow = Readonly<Record<Situation, string>>;

/** The path to a required field of a JSON answer; empty for an answer that is a bare value. */
function requiredFieldOf({ name, answer }: EndpointSample): string | undefined {
  const { response } = endpoints[name];
  if (response.kind !== 'json') return undefined;
  const parsed: unknown = JSON.parse(answer);
  const field = Object.keys(new Object(Array.isArray(parsed) ? parsed[0] : parsed)).find(
    (key) => !v.is<v.GenericSchema>(response.schema, withField(answer, key, undefined)),
  );
  return Array.isArray(parsed) ? `0.${field ?? ''}` : (field ?? '');
}

/** The answer with another value in all its fields of this name, or without them. */
function withField(answer: string, field: string | undefined, value: unknown): unknown {
  return JSON.parse(answer, (key, held: unknown) => (key === field ? value : held));
}

/** A text that the client must not quote from an invalid answer. */
const secret = '199001012385';

/** Makes the calls in each situation, one after the other, with a real server and a fake clock. */
export async function tryMatrix(
  samples: readonly EndpointSample[],
): Promise<ReadonlyMap<EndpointName, MatrixRow>> {
  const bench = await createTestBench();
  const refusing = await createTestBench();
  await refusing.server.close();
  const rows = new Map<EndpointName, MatrixRow>();
  for (const sample of samples) {
    const endingIn = (situation: Situation) =>
      tryCell(situation === 'refused' ? refusing : bench, sample, situation);
    rows.set(sample.name, await tryRow(endingIn));
  }
  await bench.server.close();
  return rows;
}

async function tryRow(endingIn: (situation: Situation) => Promise<string>): Promise<MatrixRow> {
  return {
    '200': await endingIn('200'),
    '400': await endingIn('400'),
    '401': await endingIn('401'),
    '401, token expired': await endingIn('401, token expired'),
    '403': await endingIn('403'),
    '404': await endingIn('404'),
    '409': await endingIn('409'),
    '429': await endingIn('429'),
    '429, wait unknown': await endingIn('429, wait unknown'),
    '500': await endingIn('500'),
    '503, known system': await endingIn('503, known system'),
    '503, unknown system': await endingIn('503, unknown system'),
    '503, no system': await endingIn('503, no system'),
    'not JSON': await endingIn('not JSON'),
    'field missing': await endingIn('field missing'),
    'field of a wrong type': await endingIn('field of a wrong type'),
    'slower than 60 s': await endingIn('slower than 60 s'),
    cut: await endingIn('cut'),
    'cut in the body': await endingIn('cut in the body'),
    refused: await endingIn('refused'),
  };
}

async function tryCell(
  bench: TestBench,
  sample: EndpointSample,
  situation: Situation,
): Promise<string> {
  const { server, clock, outcomes } = bench;
  const [sentBefore, toldBefore] = [server.requests.length, outcomes.length];
  const ownRequests = () =>
    server.requests.slice(sentBefore).filter(({ url }) => sample.request.endsWith(url)).length;
  server.reply(({ url }) =>
    sample.request.endsWith(url)
      ? replyIn(situation, sample, ownRequests() === 1)
      : { status: 204 },
  );
  try {
    const call = sample.call(bench.client);
    if (situation === 'slower than 60 s') {
      await server.received(sentBefore + 1);
      await clock.advance(59_999);
      await settle();
      if (outcomes.length > toldBefore) return 'too early';
      await clock.advance(1);
    }
    const result = await call;
    if (clock.pending() > 0) return 'left a timer';
    const told = outcomes.slice(toldBefore).map(([name]) => name);
    if (told.filter((name) => name === sample.name).length !== 1) return 'not told once';
    return endingOf(result, server.requests.length - sentBefore, sample);
  } catch {
    return 'thrown';
  }
}

function replyIn(situation: Situation, sample: EndpointSample, isFirst: boolean): Reply {
  const good = { status: 200, headers: sample.answerHeaders ?? {}, body: sample.answer };
  const status = (code: number, headers = {}) => ({
    status: code,
    headers,
    body: `{"x":"${secret}"}`,
  });
  switch (situation) {
    case '200':
      return good;
    case '400':
    case '401':
    case '403':
    case '404':
    case '409':
    case '500':
      return status(Number(situation));
    case '429':
      return status(429, { 'retry-after': '17' });
    case '429, wait unknown':
      return status(429, { 'retry-after': 'soon' });
    case '401, token expired':
      return isFirst ? status(401, { 'token-expired': 'true' }) : good;
    case '503, known system':
      return status(503, { 'service-unavailable': 'Documents' });
    case '503, unknown system':
      return status(503, { 'service-unavailable': 'coffee' });
    case '503, no system':
      return status(503);
    case 'not JSON':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: `<html>${secret}` };
    case 'field missing':
      return { status: 200, body: changed(sample, undefined) };
    case 'field of a wrong type':
      return { status: 200, body: changed(sample, { secret }) };
    case 'slower than 60 s':
      return 'silence';
    case 'cut':
    case 'refused':
      return 'hangUp';
    case 'cut in the body':
      return { ...good, afterwards: 'hangUp' };
  }
}

/** The successful answer with another value in its required field, or without the field. */
function changed(sample: EndpointSample, value: unknown): string {
  const { answer } = sample;
  const path = requiredFieldOf(sample);
  if (path === undefined) return answer;
  if (path === '') return JSON.stringify(value ?? null);
  return JSON.stringify(withField(answer, path.split('.').at(-1), value));
}

function endingOf(result: ApiResult<unknown>, requests: number, sample: EndpointSample): string {
  if (JSON.stringify(result).includes(secret) && result.outcome !== 'ok') return 'tells a secret';
  switch (result.outcome) {
    case 'ok':
      if (requests === 3) return 'ok after one renewal';
      return requests === 1 ? 'ok' : `ok after ${String(requests)} requests`;
    case 'http':
      return `http ${String(result.status)}`;
    case 'tooMany':
      return `wait ${String(result.waitMs)}`;
    case 'unavailable':
      return `${result.system} off`;
    case 'invalid':
      return reasonOf(result.reason, requiredFieldOf(sample));
    case 'expired':
    case 'network':
    case 'timeout':
    case 'aborted':
      return result.outcome;
  }
}

/** Why an answer is refused. A reason that names the wrong field is shown unchanged. */
function reasonOf(reason: string, field: string | undefined): string {
  if (reason === 'the answer is not JSON') return 'not JSON';
  if (reason === 'the answer is not a file of a known type') return 'no file';
  const expectedHere = field === '' ? 'expected ' : `${field ?? '?'}: expected `;
  return reason.startsWith(expectedHere) ? 'wrong shape' : reason;
}
