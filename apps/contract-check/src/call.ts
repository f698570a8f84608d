import { type Endpoint, protocol } from '@mina-sidor/api-client/contract';

import type { Answer, Sending, Visitor } from './visitor.ts';

/** The input of an endpoint. */
export interface Input {
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | readonly File[]>>;
}

/** How a call differs from what the portal sends. */
export interface Twist {
  /** The anti-forgery header; `null` leaves it out. @default the visitor's own */
  readonly token?: string | null;
  readonly origin?: string;
}

const accepted = {
  json: 'application/json',
  html: 'text/html',
  empty: '*/*',
  file: '*/*',
} as const;

/** Calls an endpoint as the portal does. */
export function call(
  visitor: Visitor,
  endpoint: Endpoint,
  input: Input,
  twist: Twist = {},
): Promise<Answer> {
  return visitor.send(toSending(endpoint, input, { token: visitor.token, ...twist }));
}

function toSending(endpoint: Endpoint, input: Input, { token, origin }: Twist): Sending {
  const { method, path, access, response } = endpoint;
  const sendsToken = access === 'session' && token !== null && token !== undefined && token !== '';
  return {
    method,
    path: addressOf(path, input),
    headers: {
      accept: accepted[response.kind],
      ...(sendsToken && { [protocol.antiForgeryHeader]: token }),
      ...(origin !== undefined && { origin }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.form !== undefined && { body: toFormData(input.form) }),
  };
}

/** The path with its parameters, and the query. */
function addressOf(path: string, { pathParameters = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_whole, name: string) =>
    encodeURIComponent(pathParameters[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function toFormData(fields: NonNullable<Input['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else for (const file of value) form.append(name, file);
  }
  return form;
}

/** The name of this call in the report. Its query has no values that identify a person. */
export function nameOf({ method, path }: Endpoint, how = ''): string {
  return how === '' ? `${method} ${path}` : `${method} ${path} ${how}`;
}
