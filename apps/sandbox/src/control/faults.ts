import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

import { count } from '../schemas.ts';

/** A fault, and the calls that it applies to. */
export const faultSchema = v.strictObject({
  /** Any method when absent. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /** The exact path, without query. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The status that replaces the real answer; 200 if only a body is given. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Headers of the answer in place, or more headers on the real one. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** A text is sent as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  delayMs: v.optional(count, 0),
  /** Cuts the connection without an answer. */
  abort: v.optional(v.boolean(), false),
  /** How many calls it applies to; all of them when absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Fault = v.InferOutput<typeof faultSchema>;

/** Faults live in memory: a restart removes them. */
export function createFaults() {
  let faults: { readonly id: string; readonly fault: Fault; left: number | null }[] = [];
  return {
    add(fault: Fault): string {
      const id = randomUUID();
      faults.push({ id, fault, left: fault.times ?? null });
      return id;
    },
    /** All faults, the oldest first. `left` is the number of calls that each still applies to; null means all. */
    list: () => faults.map(({ id, fault, left }) => ({ id, ...fault, left })),
    remove(id: string): void {
      faults = faults.filter((each) => each.id !== id);
    },
    /** The first fault that applies to the call. Counts as one of its `times`. */
    take(method: string, path: string): Fault | null {
      const hit = faults.find(
        ({ fault }) => fault.path === path && (fault.method ?? method) === method,
      );
      if (hit === undefined) return null;
      if (hit.left !== null) hit.left -= 1;
      if (hit.left === 0) faults = faults.filter((each) => each !== hit);
      return hit.fault;
    },
    clear(): void {
      faults = [];
    },
  };
}

/** Waits as long as the fault says. */
export const delay = ({ delayMs }: Fault): Promise<void> =>
  delayMs > 0 ? sleep(delayMs, undefined, { ref: false }) : Promise.resolve();

/** Applies the fault to a call. Returns true when the call has been answered or cut. */
export async function injectFault(fault: Fault, reply: FastifyReply): Promise<boolean> {
  await delay(fault);
  if (fault.abort) {
    reply.hijack();
    reply.raw.socket?.destroy();
    return true;
  }
  const { status = 200, body = '', headers } = fault;
  if (fault.status === undefined && fault.body === undefined) {
    reply.headers(headers);
    return false;
  }
  await reply
    .code(status)
    .type('application/json; charset=utf-8')
    .headers(headers)
    .send(typeof body === 'string' ? body : JSON.stringify(body));
  return true;
}
