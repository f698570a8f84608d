import * as v from 'valibot';

import { unconfirmedPayments } from '../../domain/storedPayment.rules.ts';
import { orderNames } from '../mayBeOrdered.ts';
import { reasonSchema } from './logOutReason.ts';

/** What the customer asked for when the session turned out to have ended. It was not done. */
const refusedActions = ['payment', ...orderNames] as const;
export type RefusedAction = (typeof refusedActions)[number];

/** A log-out as the history entry stores it, so that a reload and a later visit show it. */
export const logOutSchema = v.object({
  reason: reasonSchema,
  /** Which tab tells the server. A second, late call would end the next customer's session (row Z12). */
  by: v.picklist(['thisTab', 'otherTab']),
  /** The server's answer. */
  outcome: v.picklist(['pending', 'loggedOut', 'failed', 'tryingAgain']),
  /** What was certainly not done because of the log-out (row Q22); absent when nothing was asked for. */
  refused: v.optional(v.picklist(refusedActions)),
  /** The payment that the customer must not make again (row Z64). */
  unconfirmed: v.optional(v.picklist(unconfirmedPayments)),
});
export type LogOut = v.InferOutput<typeof logOutSchema>;

/** What the customer has to know besides that the session has ended. */
export type LogOutNews = Pick<LogOut, 'refused' | 'unconfirmed'>;

/**
 * The log-out that begins in this tab; null when an earlier one is under way or has succeeded. One that failed is tried again,
 * and what it said stays.
 */
export function beginLogOut(
  last: LogOut | null,
  { reason, ...said }: Pick<LogOut, 'reason'> & LogOutNews,
): LogOut | null {
  const begun = { reason, by: 'thisTab' } as const;
  if (last === null) return { ...begun, outcome: 'pending', ...said };
  if (last.outcome !== 'failed') return null;
  return {
    ...begun,
    outcome: 'tryingAgain',
    refused: last.refused,
    unconfirmed: last.unconfirmed,
  };
}

/** Whether this tab has nothing (more) to tell the server about the log-out. */
export function isServerInformed({ by, outcome }: Pick<LogOut, 'by' | 'outcome'>): boolean {
  return outcome === 'loggedOut' || (by === 'otherTab' && outcome === 'pending');
}

/** Whether the next log-in returns to the page that was open (row E04): the customer did not choose to leave it. */
export function remembersPath({ reason, by }: Pick<LogOut, 'reason' | 'by'>): boolean {
  return reason !== 'chosen' || by === 'otherTab';
}
