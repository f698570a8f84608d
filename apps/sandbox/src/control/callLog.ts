import type { IncomingMessage } from 'node:http';

import { protocol } from '@mina-sidor/api-client/contract';

import { queryOf } from '../paths.ts';
import { contractVerdict, type Verdict } from './contractVerdict.ts';

type Request = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** The result of a call; null until it is answered. */
interface Answer {
  /** Null when the connection was cut. */
  readonly status: number | null;
  readonly milliseconds: number;
  readonly verdict: Verdict;
}

const toLoggedCall = (
  id: number,
  { method = 'GET', url = '/', headers }: Request,
  path: string,
) => ({
  id,
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
  answer: null as Answer | null,
});
export type LoggedCall = ReturnType<typeof toLoggedCall>;

const longest = 5000;

/** Remembers the newest calls of the portal, so that a journey can check which calls were made. */
export function createCallLog() {
  let calls: LoggedCall[] = [];
  let count = 0;
  const open = new WeakMap<Request, { call: LoggedCall; hasFault: boolean; began: number }>();
  const problems = new WeakMap<Request, string>();
  const listeners = new Set<(call: LoggedCall) => void>();
  return {
    add(request: Request, path: string): void {
      count += 1;
      const call = toLoggedCall(count, request, path);
      calls.push(call);
      if (calls.length > longest) calls = calls.slice(-longest / 2);
      open.set(request, { call, hasFault: false, began: performance.now() });
      for (const listener of listeners) listener(call);
    },
    /** A fault applied to the call. */
    noteFault(request: Request): void {
      const found = open.get(request);
      if (found !== undefined) found.hasFault = true;
    },
    /** Why the call is refused. */
    noteProblem(request: Request, problem: string): void {
      problems.set(request, problem);
    },
    /** Records the result of a call. Without a status, the connection was cut. */
    finish(request: Request, status: number | null): void {
      const found = open.get(request);
      if (found === undefined) return;
      open.delete(request);
      const { call, hasFault, began } = found;
      const problem = problems.get(request) ?? null;
      call.answer = {
        status,
        milliseconds: Math.round(performance.now() - began),
        verdict: contractVerdict({ ...call, status, hasFault, problem }),
      };
    },
    /** Calls the listener for each new call. Returns a function that removes the listener. */
    onCall(listener: (call: LoggedCall) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => calls,
    clear(): void {
      calls = [];
    },
  };
}
