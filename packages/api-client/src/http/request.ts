import type { Endpoint, FormFields } from '../contract/endpoint.ts';
import { protocol } from '../contract/protocol.ts';
import type { UploadProgress } from './upload.ts';

/** The input of a call, without the types of its endpoint. */
export interface RequestInput {
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<FormFields>;
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

/** Reads a cookie by name, without decoding it; `null` if there is none. */
export type ReadCookie = (name: string) => string | null;

/** The URL of a call. An empty base address makes it relative to the page's origin. */
export function toUrl(baseUrl: string, path: string, input: RequestInput): string {
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = input.pathParameters?.[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
  const query = new URLSearchParams(input.query).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filledPath}${query === '' ? '' : `?${query}`}`;
}

/** The headers of a call to this endpoint, including the anti-forgery header if it needs one. */
function toHeaders(
  endpoint: Endpoint,
  input: RequestInput,
  readCookie: ReadCookie,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: endpoint.response.kind === 'html' ? 'text/html' : 'application/json',
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
  };
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (endpoint.access === 'session') {
    const token = readCookie(protocol.antiForgeryCookie);
    if (token !== null && token !== '') headers[protocol.antiForgeryHeader] = decoded(token);
  }
  return headers;
}

/** The options for `fetch`. Created for each attempt, because a renewal changes the cookie. */
export function toRequestInit(
  endpoint: Endpoint,
  input: RequestInput,
  readCookie: ReadCookie,
  signal: AbortSignal,
): RequestInit {
  return {
    method: endpoint.method,
    headers: toHeaders(endpoint, input, readCookie),
    credentials: 'same-origin',
    signal,
    ...bodyOf(input),
  };
}

function bodyOf({ body, form }: RequestInput): Pick<RequestInit, 'body'> {
  // No content type: only the browser knows the boundary between the parts.
  if (form !== undefined) return { body: toFormData(form) };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

// A token that is not valid URL encoding was never encoded.
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

// Fields before files, whatever their order: a server then knows what the files are for when they arrive.
function toFormData(form: Readonly<FormFields>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(name, value);
  }
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || typeof value === 'string') continue;
    for (const file of value) data.append(name, file, file.name);
  }
  return data;
}
