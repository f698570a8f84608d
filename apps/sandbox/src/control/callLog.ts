import type { IncomingMessage } from 'node:http';

import { protocol } from '@mina-sidor/api-client/contract';

import { queryOf } from '../paths.ts';

type Request = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

const toLoggedCall = ({ method = 'GET', url = '/', headers }: Request, path: string) => ({
  method,
  /** Without the query. */
  path,
  query: queryOf(url),
  at: new Date().toISOString(),
  headers: {
    accept: headers.accept ?? null,
    'cache-control': headers['cache-control'] ?? null,
    pragma: headers.pragma ?? null,
    /** Only whether the header was sent: the token itself is secret. */
    'x-xsrf-token': protocol.antiForgeryHeader.toLowerCase() in headers,
  },
});

const longest = 5000;

/** Remembers the newest calls of the portal, so that a journey can prove which were made and which were not. */
export function createCallLog() {
  let calls: ReturnType<typeof toLoggedCall>[] = [];
  return {
    add(request: Request, path: string): void {
      calls.push(toLoggedCall(request, path));
      if (calls.length > longest) calls = calls.slice(-longest / 2);
    },
    list: () => calls,
    clear(): void {
      calls = [];
    },
  };
}
