import * as v from 'valibot';

import { openList } from './wordLists.ts';

/** The reasons for a 409 that a program can tell apart, as the `type` of the problem. */
export const problemTypes = {
  caseClosed: 'urn:mina-sidor:problem:case-closed',
  uninsuredPeriodOpen: 'urn:mina-sidor:problem:uninsured-period-open',
  paymentInProgress: 'urn:mina-sidor:problem:payment-in-progress',
  nothingToPay: 'urn:mina-sidor:problem:nothing-to-pay',
  amountUnknown: 'urn:mina-sidor:problem:amount-unknown',
  amountChanged: 'urn:mina-sidor:problem:amount-changed',
  alreadyPaid: 'urn:mina-sidor:problem:already-paid',
} as const;

/** The reasons for a refusal that the caller may decide by. */
export type ProblemType = (typeof problemTypes)[keyof typeof problemTypes];

/** Body of every answer that is not 2xx, as `application/problem+json` (RFC 9457). */
export const problemSchema = v.object({
  /** One of `problemTypes`; `about:blank` where the status says it all. */
  type: v.optional(openList(Object.values(problemTypes))),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
  /** Finds the call in the server's log. */
  traceId: v.string(),
});

/** The body of a refused call. It is for who reads the log; a customer never sees it. */
export type Problem = v.InferOutput<typeof problemSchema>;
