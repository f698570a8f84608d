import { endpoints, hubPath, type Endpoint } from '@mina-sidor/api-client/contract';

import { isUnder } from '../paths.ts';

/** A call that has been answered, as far as the contract speaks of it. */
export interface AnsweredCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Null when the connection was cut. */
  readonly status: number | null;
  /** A fault from the control API applied to the call. */
  readonly hasFault: boolean;
  /** What the sandbox said was wrong, if it refused the call. */
  readonly problem: string | null;
}

/** Whether a call and its answer follow the contract; if not, what deviates. */
export type Verdict =
  | { readonly kind: 'follows' | 'fault' }
  | { readonly kind: 'deviates'; readonly what: 'address' | 'status' | 'answer' }
  | { readonly kind: 'deviates'; readonly what: 'request'; readonly field: string };

const table = Object.values<Endpoint>(endpoints).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The entry of the contract's table that the call is for. */
const endpointOf = (method: string, path: string): Endpoint | undefined =>
  table.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;

function isDocumented(endpoint: Endpoint, status: number): boolean {
  if (status < 400) return status === (endpoint.response.kind === 'empty' ? 204 : 200);
  if (status === 401) return endpoint.access === 'session' || endpoint.errors.includes(401);
  // A missing anti-forgery header.
  if (status === 400 && endpoint.changesState) return true;
  return endpoint.errors.includes(status);
}

/** `body: message is missing …` names the field that breaks the contract (`readInput`). */
const fieldOf = (problem: string | null): string | undefined =>
  /^(?:body|query|path): (\S+) /u.exec(problem ?? '')?.[1];

/** Judges a call. The routes have already checked the bodies; `problem` holds what they found. */
export function contractVerdict(call: AnsweredCall): Verdict {
  const { method, path, status, hasFault, problem } = call;
  if (hasFault) return { kind: 'fault' };
  if (isUnder(path, hubPath)) return { kind: 'follows' };
  const endpoint = endpointOf(method, path);
  if (endpoint === undefined) return { kind: 'deviates', what: 'address' };
  const field = fieldOf(problem);
  if (field !== undefined) return { kind: 'deviates', what: 'request', field };
  if (status === 500) return { kind: 'deviates', what: 'answer' };
  if (status === null || !isDocumented(endpoint, status)) {
    return { kind: 'deviates', what: 'status' };
  }
  return { kind: 'follows' };
}
