import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';

import type { FastifyReply } from 'fastify';

import { problemTypes, protocol, type ProviderSystem } from '@mina-sidor/api-client/contract';

/** An error response. It can be thrown anywhere and is sent as `application/problem+json`. */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The machine-readable reason. */
  readonly type: string;

  constructor(
    status: number,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    type = 'about:blank',
  ) {
    super(detail);
    this.name = 'Problem';
    this.status = status;
    this.headers = headers;
    this.type = type;
  }
}

/** The session is missing or over; with `renewable`, Refresh brings it back. */
export function unauthorized(renewable: boolean): Problem {
  return renewable
    ? new Problem(401, 'The access token has expired.', { [protocol.tokenExpiredHeader]: 'true' })
    : new Problem(401, 'There is no session.');
}

/** The state of a case forbids the call, for a reason of the contract. */
export function conflict(reason: keyof typeof problemTypes, detail: string): Problem {
  return new Problem(409, detail, {}, problemTypes[reason]);
}

/** The system behind the call is switched off. */
export function systemUnavailable(system: ProviderSystem): Problem {
  return new Problem(503, `The system ${system} is switched off.`, {
    [protocol.unavailableHeader]: system,
  });
}

/** Writes the problem as the answer. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: problem.type,
        title: STATUS_CODES[problem.status] ?? 'Error',
        status: problem.status,
        detail: problem.message,
        traceId: randomUUID().replaceAll('-', ''),
      }),
    );
}

/** Turns anything thrown into a problem. An unexpected error is printed, and its text is hidden from the caller. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    if (error.statusCode < 500) return new Problem(error.statusCode, error.message);
  }
  process.stderr.write(`${error instanceof Error ? String(error.stack) : String(error)}\n`);
  return new Problem(500, 'Something unexpected happened in the sandbox.');
}
