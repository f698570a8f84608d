import { type Endpoint, protocol, providerSystems } from '@mina-sidor/api-client/contract';

import { findBreaches, operationPlace, place, quote } from './document.ts';
import { field } from './ids.ts';
import { expectation, type Finding, notChecked } from './report.ts';
import { rules } from './rules.ts';
import type { Answer } from './visitor.ts';

const mediaTypeOf = ({ headers }: Answer): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The status. If the call was refused, also the reason that the backend gives. */
export function statusOf({ status, text }: Answer): string {
  const said = `status ${String(status)}`;
  if (status < 300 || text === '') return said;
  const detail = field(parse(text), 'detail');
  return typeof detail === 'string' ? `${said}: ${detail}` : `${said}, ${quote(text)}`;
}

/** Judges the answer to a correct call. */
export function judgeAnswer(endpoint: Endpoint, answer: Answer): readonly Finding[] {
  const status = endpoint.response.kind === 'empty' ? 204 : 200;
  const expected = `status ${String(status)}`;
  const where = operationPlace(endpoint, 'responses', String(status));
  if (answer.status !== status) {
    const isDocumented = [403, 409, 503].includes(answer.status);
    if (!isDocumented || !endpoint.errors.includes(answer.status)) {
      return [expectation(false, expected, statusOf(answer), where)];
    }
    const reason = `answered with ${String(answer.status)}, which the contract allows`;
    return [notChecked(expected, reason, where), ...judgeProblem(endpoint, answer, answer.status)];
  }
  return [
    expectation(true, expected, expected, where),
    ...judgeEveryHeader(answer),
    ...judgeHeaders(endpoint, answer, where),
    ...judgeBody(endpoint, answer, where),
  ];
}

/** Checks the headers that forbid content sniffing and caching. */
function judgeEveryHeader({ headers }: Answer): readonly Finding[] {
  const sniffing = headers.get('x-content-type-options');
  const keeping = headers.get('cache-control');
  return [
    expectation(
      sniffing?.toLowerCase() === 'nosniff',
      'the header X-Content-Type-Options: nosniff',
      sniffing ?? 'no such header',
      rules.everyAnswer,
    ),
    expectation(
      /(?:^|[\s,])no-store(?:$|[\s,])/iu.test(keeping ?? ''),
      'the header Cache-Control: no-store',
      keeping ?? 'no such header',
      rules.everyAnswer,
    ),
  ];
}

function judgeHeaders(
  { responseHeaders = {} }: Endpoint,
  { headers }: Answer,
  where: string,
): readonly Finding[] {
  return Object.keys(responseHeaders).map((name) => {
    const value = headers.get(name);
    const isRight = value !== null && value !== '';
    return expectation(
      isRight,
      `the header ${name}`,
      value ?? 'no such header',
      `${where}/headers/${name}`,
    );
  });
}

function judgeBody({ response }: Endpoint, answer: Answer, where: string): readonly Finding[] {
  const type = mediaTypeOf(answer);
  const isType = (...types: readonly string[]): Finding =>
    expectation(
      types.includes(type),
      `the content type ${types.join(' or ')}`,
      type === '' ? 'no content type' : type,
      `${where}/content`,
    );
  switch (response.kind) {
    case 'empty':
      return [expectation(answer.text === '', 'no body', quote(answer.text), where)];
    case 'html':
      return [isType('text/html')];
    case 'file':
      return [isType(...response.mediaTypes), ...judgeFile(answer, type, where)];
    case 'json':
      return [
        isType('application/json'),
        ...judgeJson(answer, `${where}/content/application~1json/schema`),
      ];
  }
}

function judgeJson({ text }: Answer, schema: string): readonly Finding[] {
  const value = parse(text);
  if (value === undefined) return [expectation(false, 'JSON', quote(text), schema)];
  const breaches = findBreaches(schema, value);
  if (breaches.length === 0) return [expectation(true, 'a body of the schema', 'one', schema)];
  return breaches.map(({ at, expected, came, contract }) =>
    expectation(false, `${at}: ${expected}`, came, contract),
  );
}

/** Types that a browser shows in a tab; it saves everything else. */
const shown: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

function judgeFile({ headers, bytes }: Answer, type: string, where: string): readonly Finding[] {
  const disposition = headers.get('content-disposition') ?? '';
  const kind = shown.has(type) ? 'inline' : 'attachment';
  return [
    expectation(
      disposition.toLowerCase().startsWith(kind) && /filename\*=UTF-8''[^;]+/iu.test(disposition),
      `Content-Disposition: ${kind}; filename*=UTF-8''…`,
      disposition === '' ? 'no such header' : disposition,
      `${where}/headers/content-disposition`,
    ),
    expectation(bytes.length > 0, 'a file with bytes', `${String(bytes.length)} bytes`, where),
    expectation(
      type !== 'application/pdf' || bytes.subarray(0, 5).toString() === '%PDF-',
      'bytes of the type that is named',
      `bytes that begin with ${quote(bytes.subarray(0, 8).toString())}`,
      `${where}/content`,
    ),
  ];
}

/** Judges the answer to a call that has to be refused with this status. */
export function judgeProblem(
  endpoint: Endpoint,
  answer: Answer,
  status: number,
): readonly Finding[] {
  const where = operationPlace(endpoint, 'responses', String(status));
  const expected = `status ${String(status)}`;
  if (answer.status !== status) {
    return [expectation(false, expected, statusOf(answer), where)];
  }
  return [
    expectation(true, expected, expected, where),
    ...judgeEveryHeader(answer),
    ...judgeProblemBody(answer),
    ...(status === 503 ? [judgeSystem(answer)] : []),
  ];
}

/** Every error has a body that finds the call in the server's log. */
function judgeProblemBody(answer: Answer): readonly Finding[] {
  const type = mediaTypeOf(answer);
  const problem = place('components', 'schemas', 'Problem');
  const body = parse(answer.text);
  return [
    expectation(
      type === 'application/problem+json',
      'the content type application/problem+json',
      type === '' ? 'no content type' : type,
      place('components', 'responses', 'Failure', 'content'),
    ),
    ...judgeJson(answer, problem),
    expectation(
      field(body, 'status') === answer.status,
      `status ${String(answer.status)} in the body, too`,
      quote(body),
      `${problem}/properties/status`,
    ),
  ];
}

function judgeSystem({ headers }: Answer): Finding {
  const system = headers.get(protocol.unavailableHeader);
  return expectation(
    system === null || providerSystems.some((name) => name === system),
    `the header ${protocol.unavailableHeader} with one of ${providerSystems.join(', ')}, or none`,
    String(system),
    place('components', 'responses', 'Unavailable', 'headers', protocol.unavailableHeader),
  );
}

/** The value of a JSON text; undefined if it is not JSON. */
export function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
