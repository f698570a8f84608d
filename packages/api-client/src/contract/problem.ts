import * as v from 'valibot';

/** Body of every answer that is not 2xx, as `application/problem+json` (RFC 9457). */
export const problemSchema = v.object({
  type: v.optional(v.string()),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
  /** Finds the call in the server's log. */
  traceId: v.string(),
});
export type Problem = v.InferOutput<typeof problemSchema>;
