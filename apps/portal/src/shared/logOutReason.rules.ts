import * as v from 'valibot';

const reasons = [
  /** The customer has pressed 'Logga ut' here, or has opened the page's address. */
  'chosen',
  /** The customer has logged out in another tab of this browser. */
  'otherTab',
  /** A call has found that the session is gone. */
  'sessionEnded',
  /** Nothing has been done for so long that the portal has logged the customer out. */
  'inactivity',
] as const;
/** Why somebody comes to the logged-out page. */
export type LogOutReason = (typeof reasons)[number];

const stateSchema = v.object({ logOutReason: v.picklist(reasons) });

/** The state to go to the logged-out page with: it says why, also after a reload of that page. */
export function withLogOutReason(logOutReason: LogOutReason) {
  return { state: { logOutReason } satisfies v.InferOutput<typeof stateSchema> };
}

/** Why the customer is here, by the state of the navigation; who comes without one has chosen to. */
export function logOutReasonOf(state: unknown): LogOutReason {
  const read = v.safeParse(stateSchema, state);
  return read.success ? read.output.logOutReason : 'chosen';
}
