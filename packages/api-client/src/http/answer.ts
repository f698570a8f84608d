import * as v from 'valibot';

import { protocol } from '../contract/protocol.ts';
import { toSystem } from '../contract/siteState.ts';
import type { ApiFailure } from './result.ts';

/** The result of reading a body: its value, or why it has none. */
type Reading<Value> = { readonly value: Value } | { readonly reason: string };

/**
 * Reads the body of a successful answer. Reading is part of the call and shares its time limit, but the limit restarts
 * each time the reader reports progress.
 */
export type BodyReader<Value> = (
  response: Response,
  onArrival: () => void,
) => Promise<Reading<Value>>;

/** The parts of every answer that do not depend on its body. */
type Head = Pick<Response, 'status' | 'headers'>;

/** An answer of the server after its body has been read. */
export interface Answer<Value> extends Head {
  /** `null` for an answer that is not 2xx: its body is not needed. */
  readonly reading: Reading<Value> | null;
}

/** Whether the session can be renewed and the call repeated. */
export function isTokenExpired({ status, headers }: Head): boolean {
  return status === 401 && headers.get(protocol.tokenExpiredHeader)?.toLowerCase() === 'true';
}

/** The meaning of a status other than 2xx; `null` for 2xx. */
export function toFailure({ status, headers }: Head, url: string): ApiFailure | null {
  if (isSuccess(status)) return null;
  if (status === 401) return { outcome: 'expired', url };
  if (status === 429) {
    return { outcome: 'tooMany', url, waitMs: waitIn(headers) };
  }
  // It does not say that there is no such thing: a completed payment, for one, must not be forgotten because of it.
  if (status === 404 && isText(headers)) return { outcome: 'invalid', url, reason: notOurs };
  const refusedFile = status === 400 ? wholeNumberIn(headers, protocol.refusedFileHeader) : null;
  if (refusedFile !== null) return { outcome: 'http', status, url, refusedFile };
  const system = status === 503 ? toSystem(headers.get(protocol.unavailableHeader) ?? '') : null;
  return system === null
    ? { outcome: 'http', status, url }
    : { outcome: 'unavailable', system, url };
}

/** Retry-After in milliseconds: seconds, or a date, which is compared with the date of the answer and not with the customer's clock. */
function waitIn(headers: Headers): number | null {
  const seconds = wholeNumberIn(headers, protocol.retryAfterHeader);
  if (seconds !== null) return seconds * 1000;
  const wait = dateIn(headers, protocol.retryAfterHeader) - dateIn(headers, 'date');
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}

/** In milliseconds since 1970; not a number when the header holds no HTTP date. */
function dateIn(headers: Headers, name: string): number {
  const text = headers.get(name) ?? '';
  return text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
}

/** The header's value if it is a whole number. */
function wholeNumberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/u.test(text) ? Number(text) : null;
}

/** Whether the status means success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Reads a JSON body and checks it against the contract. The reason names the field and the expected type. */
export function jsonReader<Schema extends v.GenericSchema>(
  schema: Schema,
): BodyReader<v.InferOutput<Schema>> {
  return async (response) => {
    const parsed = parseJson(await response.text());
    if (parsed === notJson) return { reason: 'the answer is not JSON' };
    const result = v.safeParse(schema, parsed, { abortEarly: true });
    return result.success ? { value: result.output } : { reason: toReason(result.issues[0]) };
  };
}

/** Returns a text body unchanged. */
export const textReader: BodyReader<string> = async (response) => ({
  value: await response.text(),
});

/** Whether something before the server has answered, as while it is replaced: the server sends JSON or no body. */
function isText(headers: Headers, kind = ''): boolean {
  return headers.get('content-type')?.startsWith(`text/${kind}`) ?? false;
}

const notOurs = 'the answer is text';

/** Ignores the body, but a web page does not come from the server, which has then done nothing. */
export const emptyReader: BodyReader<undefined> = async (response) => {
  discardBody(response);
  return isText(response.headers, 'html') ? { reason: notOurs } : { value: undefined };
};

/** Discards an unread body, which would keep its connection busy. A failure to do so does not matter to the call. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}

const notJson = Symbol('not JSON');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

// valibot's own message quotes the received value, which may be personal data and must not reach a log.
function toReason(issue: v.BaseIssue<unknown>): string {
  const expected = issue.expected ?? issue.type;
  const path = v.getDotPath(issue);
  return path === null ? `expected ${expected}` : `${path}: expected ${expected}`;
}
