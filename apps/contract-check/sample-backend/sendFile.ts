import type { FastifyReply } from 'fastify';

import { Refusal } from './mountContract.ts';
import type { SentFile } from './readForm.ts';

/** Sends bytes with the name under which a browser saves them. */
export function sendFile(reply: FastifyReply, file: SentFile | undefined) {
  if (file === undefined) throw new Refusal(404, 'There is no such file.');
  const shown = ['application/pdf', 'image/jpeg', 'image/png'].includes(file.type);
  const name = `filename*=UTF-8''${encodeURIComponent(file.name)}`;
  void reply.header('content-disposition', `${shown ? 'inline' : 'attachment'}; ${name}`);
  return reply.type(file.type).send(file.bytes);
}
