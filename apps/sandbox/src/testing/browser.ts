import { protocol } from '@mina-sidor/api-client/contract';

import { standardPersonalNumber } from '../samples/customers.ts';

/** An answer, read to its end. */
interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, or null when it is not. */
  readonly json: unknown;
}

interface CallOptions {
  readonly method?: string;
  /** A form goes as multipart, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser, as far as the server can tell: it keeps cookies and sends them back. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** The Set-Cookie lines of all answers so far. */
  readonly cookieLines: string[];
  call(path: string, options?: CallOptions): Promise<Received>;
  /** Logs in with BankID: order, phone, ticket. */
  logIn(personalNumber?: string): Promise<void>;
  antiForgeryToken(): string;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The field of an answer that is a JSON object; undefined when there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function createBrowser(url: string): Browser {
  const cookies = new Map<string, string>();
  const cookieLines: string[] = [];

  const keepCookies = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      cookieLines.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const call: Browser['call'] = async (path, { method = 'GET', body, headers = {} } = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    keepCookies(response.headers);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: readJson(text) };
  };

  return {
    cookies,
    cookieLines,
    call,
    antiForgeryToken: () => cookies.get(protocol.antiForgeryCookie) ?? '',
    async logIn(personalNumber = standardPersonalNumber) {
      await call('/api/BankIdLogin/StartLogin/qr');
      await call('/sandbox/api/bankid', {
        method: 'POST',
        body: { action: 'complete', personalNumber },
      });
      const status = await call('/api/BankIdLogin/GetLoginStatus');
      const loginTicket = field(status.json, 'loginTicket');
      await call('/api/PortalIdentity/FinalizeLogin', { method: 'POST', body: { loginTicket } });
    },
  };
}
