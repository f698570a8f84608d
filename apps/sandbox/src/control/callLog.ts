import type { IncomingHttpHeaders } from 'node:http';

import { protocol } from '@mina-sidor/api-client/contract';

import { queryOf } from '../paths.ts';

/** One call that the portal made. */
export interface LoggedCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  /** ISO time. */
  readonly at: string;
  readonly headers: {
    readonly accept: string | null;
    readonly 'cache-control': string | null;
    readonly pragma: string | null;
    /** Only whether it was there: the token itself is a secret. */
    readonly 'x-xsrf-token': boolean;
  };
}

interface RequestLine {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** What is remembered of a request. */
export function toLoggedCall(
  { method = 'GET', url = '/', headers }: RequestLine,
  path: string,
): LoggedCall {
  return {
    method,
    path,
    query: queryOf(url),
    at: new Date().toISOString(),
    headers: {
      accept: headers.accept ?? null,
      'cache-control': headers['cache-control'] ?? null,
      pragma: headers.pragma ?? null,
      'x-xsrf-token': protocol.antiForgeryHeader.toLowerCase() in headers,
    },
  };
}

export interface CallLog {
  add(call: LoggedCall): void;
  list(): readonly LoggedCall[];
  clear(): void;
}

const longest = 5000;

/** Remembers the newest calls, so that a journey can prove which calls were made and which were not. */
export function createCallLog(): CallLog {
  let calls: LoggedCall[] = [];
  return {
    add(call) {
      calls.push(call);
      if (calls.length > longest) calls = calls.slice(-longest / 2);
    },
    list: () => calls,
    clear() {
      calls = [];
    },
  };
}
