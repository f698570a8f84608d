import { request } from 'node:http';

/** The status of a request with this Host header, which fetch cannot set. */
export function statusOnHost(
  url: string,
  host: string,
  { method = 'GET', body }: { readonly method?: string; readonly body?: unknown } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const call = request(url, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
