import type { Request } from '@playwright/test';

/** The text fields of a sent form, without its files. */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const body = request.postDataBuffer();
  const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' };
  const form = await new Response(body === null ? null : new Uint8Array(body), {
    headers,
  }).formData();
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
