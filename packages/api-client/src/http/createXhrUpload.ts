import type { Upload } from './upload.ts';

/** Statuses without a body. `Response` throws if it gets one. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Uploads with XMLHttpRequest, the only API with which browsers report upload progress. Cookies are sent only to the
 * page's own origin, as with this client's `fetch`.
 */
export function createXhrUpload(): Upload {
  return (url, { method = 'POST', headers, body, signal }, onProgress) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = (): void => request.abort();
      const fail = (): void => reject(new TypeError('The upload has no answer.'));

      request.open(method, url);
      request.responseType = 'arraybuffer';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onProgress({ sentBytes: loaded, totalBytes: total });
      });
      request.addEventListener('load', () => {
        try {
          resolve(toResponse(request));
        } catch {
          fail();
        }
      });
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(body instanceof FormData ? body : null);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status } = request;
  const bytes: unknown = request.response;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const hasBody = bytes instanceof ArrayBuffer && !withoutBody.has(status);
  return new Response(hasBody ? bytes : null, { status, headers });
}
