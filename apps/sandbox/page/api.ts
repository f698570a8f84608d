import useSWR from 'swr';

import type { AnswerOf, OperationName } from '../src/control/mountControl.ts';

type Question = Extract<OperationName, `GET ${string}`>;
type Query = Readonly<Record<string, string>>;

interface Given {
  readonly id?: string;
  readonly query?: Query | undefined;
  readonly body?: object;
}

/** Calls an operation of the control API. Rejects when the sandbox refuses it or does not answer. */
export async function call(operation: OperationName, { id = '', query, body }: Given = {}) {
  const [method = '', path = ''] = operation.split(' ');
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const response = await fetch(`/sandbox/api/${path.replace(':id', id)}${search}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${operation}: ${String(response.status)}`);
  return response;
}

async function ask<Name extends Question>(question: Name, query: Query | undefined) {
  // The same program serves this page, so the answer is of the server's own type.
  const response: { json: () => Promise<AnswerOf<Name>> } = await call(question, { query });
  return response.json();
}

/** How often the page looks for changes while somebody sees it, in milliseconds. */
const interval = 1000;

/** What the sandbox answers now, asked for again and again; undefined until the first answer. */
export function useAnswer<Name extends Question>(question: Name, query?: Query) {
  const { data, error } = useSWR<AnswerOf<Name>, Error>(
    [question, query],
    () => ask(question, query),
    { refreshInterval: interval, keepPreviousData: true, errorRetryInterval: interval },
  );
  return { answer: data, hasFailed: error !== undefined };
}

export type { AnswerOf };
