import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { count } from '../schemas.ts';

/** What shall go wrong, and for which calls. */
export const faultSchema = v.strictObject({
  /** Any method when absent. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /** The exact path, without query. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Answers in place of the real answer; 200 when only a body is given. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Headers of the answer in place, or more headers on the real one. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** A text is sent as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  delayMs: v.optional(count, 0),
  /** Cuts the connection without an answer. */
  abort: v.optional(v.boolean(), false),
  /** How many calls it meets; all of them when absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Fault = v.InferOutput<typeof faultSchema>;

export interface Faults {
  add(fault: Fault): string;
  /** The first fault that the call meets; it has then one time less. */
  take(method: string, path: string): Fault | null;
  clear(): void;
}

/** Faults live in memory: a restart is a way to be rid of them. */
export function createFaults(): Faults {
  let faults: { readonly id: string; readonly fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      const id = randomUUID();
      faults.push({ id, fault, left: fault.times ?? Number.POSITIVE_INFINITY });
      return id;
    },
    take(method, path) {
      const hit = faults.find(
        ({ fault }) => fault.path === path && (fault.method ?? method) === method,
      );
      if (hit === undefined) return null;
      hit.left -= 1;
      if (hit.left === 0) faults = faults.filter((each) => each !== hit);
      return hit.fault;
    },
    clear() {
      faults = [];
    },
  };
}
