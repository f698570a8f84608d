import { setTimeout as sleep } from 'node:timers/promises';

import { protocol } from '@mina-sidor/api-client/contract';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The `Set-Cookie` lines. */
  readonly cookieLines: readonly string[];
}

/** A request. */
export interface Sending {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/** The backend did not answer at all. */
export class NoAnswer extends Error {}

const longestWait = 60_000;
/** The longest wait that is accepted from a backend that limits calls. */
const longestPause = 90_000;

/** A minimal browser: stores cookies and sends them back. */
export class Visitor {
  readonly url: string;
  readonly cookies: Map<string, string>;
  /** Method and path of the calls that were answered well. */
  readonly answered = new Set<string>();

  constructor(url: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.url = url;
    this.cookies = new Map(cookies);
  }

  /** Another browser with the same cookies. */
  copy(): Visitor {
    return new Visitor(this.url, this.cookies);
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The value that the anti-forgery header repeats; empty without its cookie. */
  get token(): string {
    const value = this.cookies.get(protocol.antiForgeryCookie) ?? '';
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }

  async send(sending: Sending): Promise<Answer> {
    const answer = await this.#once(sending);
    const pause = Number(answer.headers.get('retry-after')) * 1000;
    if (answer.status !== 429 || !(pause <= longestPause)) return answer;
    const [path = ''] = sending.path.split('?', 1);
    const seconds = Math.ceil(pause / 1000);
    process.stderr.write(`${path} answered 429: waiting for ${String(seconds)} seconds …\n`);
    await sleep(pause);
    return this.#once(sending);
  }

  async #once({ method, path, headers, body }: Sending): Promise<Answer> {
    const { origin } = new URL(this.url);
    try {
      const response = await fetch(`${this.url}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(longestWait),
        headers: {
          'cache-control': 'no-cache',
          pragma: 'no-cache',
          ...(method !== 'GET' && { origin }),
          ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const cookieLines = response.headers.getSetCookie();
      for (const line of cookieLines) this.#keep(line);
      const { status } = response;
      if (response.ok) this.answered.add(`${method} ${path.split('?', 1).join('')}`);
      return { status, headers: response.headers, bytes, text: bytes.toString(), cookieLines };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new NoAnswer(`${method} ${this.url}${path}: ${reason}`);
    }
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/u.exec(line) ?? [];
    const expires = Date.parse(/;\s*expires=([^;]+)/iu.exec(line)?.[1] ?? '');
    const isOver = /;\s*max-age=(?:0|-\d+)\b/iu.test(line) || expires <= Date.now();
    if (isOver || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
