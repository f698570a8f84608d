import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The names of all headers, each as often as it was sent. */
  readonly names: readonly string[];
  /** The bytes as they were sent, possibly compressed. */
  readonly body: Buffer;
  readonly text: string;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Where the server is asked. @default where its name leads to */
  readonly host?: string;
}

/** Requests exactly this path. Other clients would normalise it. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body, host }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        path,
        headers: { ...headers },
        agent: false,
        ...(host && { hostname: host, servername: 'localhost' }),
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(pieces);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            names: response.rawHeaders.filter((_each, index) => index % 2 === 0),
            body: whole,
            text: whole.toString(),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
