import * as v from 'valibot';

import { type LogOut, logOutSchema } from './logOut.rules.ts';

const stateSchema = v.looseObject({ logOut: v.optional(logOutSchema) });

/**
 * The log-out that the browser's history keeps with this entry; null when there is none yet. Who follows a link has not
 * arrived while the page is being prepared: the history still stands at the page before.
 */
export function logOutOfEntry(url: string): LogOut | null {
  if (new URL(url).pathname !== location.pathname) return null;
  const state = v.safeParse(stateSchema, history.state);
  return (state.success ? state.output.logOut : undefined) ?? null;
}

/** Keeps the log-out with the entry that the browser stands at, beside what the router keeps there. */
export function keepInEntry(logOut: LogOut): void {
  const state = v.safeParse(v.looseObject({}), history.state);
  history.replaceState({ ...(state.success ? state.output : {}), logOut }, '');
}
