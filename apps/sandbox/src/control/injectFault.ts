import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Fault } from './faults.ts';

/** Lets the call meet the fault. Answers true when the call is over with it. */
export async function injectFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault.delayMs > 0) await sleep(fault.delayMs, undefined, { ref: false });
  if (fault.abort) {
    reply.hijack();
    request.raw.socket.destroy();
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) {
    reply.headers(fault.headers);
    return false;
  }
  const { status = 200, body = '' } = fault;
  await reply
    .code(status)
    .type('application/json; charset=utf-8')
    .headers(fault.headers)
    .send(typeof body === 'string' ? body : JSON.stringify(body));
  return true;
}
