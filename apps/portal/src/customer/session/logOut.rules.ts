import * as v from 'valibot';

/** Why somebody has been logged out. */
const reasons = [
  /** The customer has pressed 'Logga ut', or has opened the page's address. */
  'chosen',
  /** A call has found that the session is gone. */
  'sessionEnded',
  /** Nothing has been done for so long that the portal has logged the customer out. */
  'inactivity',
] as const;
export type LogOutReason = (typeof reasons)[number];

/** The reason, as another tab or an earlier document tells it. */
export const reasonSchema = v.picklist(reasons);

/** What a customer has pressed for and was refused, since the session had ended: nothing of it has been done. */
const refusedWishes = ['payment', 'order'] as const;
export type RefusedWish = (typeof refusedWishes)[number];

/** One log-out as a history entry keeps it, so that a reload and a later visit know of it. */
export const logOutSchema = v.object({
  reason: reasonSchema,
  /** Which tab tells the server: a late second log-out would end the session of the next customer (row Z12). */
  by: v.picklist(['thisTab', 'otherTab']),
  /** What the server has answered. */
  outcome: v.picklist(['pending', 'loggedOut', 'failed', 'tryingAgain']),
  /** What it has cut off for sure (row Q22); absent when nothing was under way that anybody knows of. */
  refused: v.optional(v.picklist(refusedWishes)),
});
/** One log-out: why, by whom, and what has come of it. */
export type LogOut = v.InferOutput<typeof logOutSchema>;

/** Whether the server needs no word of it from this tab, or no more. */
export function isToldServer({ by, outcome }: Pick<LogOut, 'by' | 'outcome'>): boolean {
  return by === 'otherTab' || outcome === 'loggedOut';
}

/** Whether the next log-in leads back to the page that was left (row E04): it was not left by choice. */
export function keepsWayBack({ reason, by }: Pick<LogOut, 'reason' | 'by'>): boolean {
  return reason !== 'chosen' || by === 'otherTab';
}
