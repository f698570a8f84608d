import * as v from 'valibot';

const reasons = [
  /** The customer pressed 'Logga ut' or opened the address of the logged-out page. */
  'chosen',
  /** A call was refused because the session had ended. */
  'sessionEnded',
  /** The customer did nothing for so long that the portal logged out. */
  'inactivity',
] as const;
export type LogOutReason = (typeof reasons)[number];

/** For a reason that comes from another tab or from an earlier document. */
export const reasonSchema = v.picklist(reasons);
