import type { FastifyReply } from 'fastify';

import type { SentFile } from '../documents/createDocuments.ts';

/** Types that a browser shows by itself; everything else is saved. */
const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Sends the bytes with their name (RFC 6266). A name of more than ASCII goes encoded, as every browser of today reads it. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  const disposition = shownTypes.has(file.mediaType) ? 'inline' : 'attachment';
  return reply
    .type(file.mediaType)
    .header('Content-Length', file.size)
    .header('Content-Disposition', `${disposition}; filename*=UTF-8''${encoded(file.fileName)}`)
    .send(file.bytes);
}

// encodeURIComponent leaves four signs that the header's grammar has another use for.
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
