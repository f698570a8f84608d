import { request as httpRequest } from 'node:http';

import type { Upload } from '../http/upload.ts';

const stepBytes = 64_000;

/**
 * An upload in steps over a real connection. It reports each step once the connection has accepted it, as browsers do.
 */
export function createSteppedUpload(): Upload {
  return async (url, { method = 'POST', headers, body, signal }, onProgress) => {
    const form = new Response(body ?? null);
    const bytes = Buffer.from(await form.arrayBuffer());
    const sentHeaders = new Headers(headers);
    sentHeaders.set('content-type', form.headers.get('content-type') ?? '');
    sentHeaders.set('content-length', String(bytes.length));

    return new Promise((resolve, reject) => {
      const request = httpRequest(url, {
        method,
        headers: Object.fromEntries(sentHeaders),
        ...(signal == null ? {} : { signal }),
      });
      const step = (start: number): void => {
        if (start >= bytes.length) {
          request.end();
          return;
        }
        const end = Math.min(start + stepBytes, bytes.length);
        request.write(bytes.subarray(start, end), () => {
          onProgress({ sentBytes: end, totalBytes: bytes.length });
          step(end);
        });
      };
      request.on('error', reject);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const answer = status === 204 ? null : Buffer.concat(chunks);
          const pairs = Object.entries(response.headersDistinct);
          const known = pairs.map(([name, values = []]): [string, string] => [name, values.join()]);
          resolve(new Response(answer, { status, headers: known }));
        });
      });
      step(0);
    });
  };
}
