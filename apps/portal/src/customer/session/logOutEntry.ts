import * as v from 'valibot';

import { changeEntryState } from '../../platform/entryState.ts';
import { type LogOut, logOutSchema } from './logOut.rules.ts';

const stateSchema = v.looseObject({ logOut: v.optional(logOutSchema) });

/**
 * The log-out that the browser stores in this history entry; null when there is none. While a router loader runs,
 * `history` is still at the previous page, which has none.
 */
export function logOutOfEntry(): LogOut | null {
  const state = v.safeParse(stateSchema, history.state);
  return (state.success ? state.output.logOut : undefined) ?? null;
}

/** Stores the log-out in the current history entry, next to the router's state. */
export function keepInEntry(logOut: LogOut): void {
  changeEntryState({ logOut });
}
