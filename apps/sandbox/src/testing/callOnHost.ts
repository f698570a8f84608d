import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface HostCall {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface HostAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The answer to a request with this Host header, which fetch cannot set. */
export function callOnHost(
  url: string,
  host: string,
  { method = 'GET', body, headers = {} }: HostCall = {},
): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const type = body !== undefined && { 'content-type': 'application/json' };
    const call = request(url, { method, headers: { host, ...type, ...headers } }, (response) => {
      const { statusCode: status, headers: received } = response;
      text(response).then((read) => resolve({ status, headers: received, text: read }), reject);
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
