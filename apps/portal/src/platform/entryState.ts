import * as v from 'valibot';

/** Changes what the browser stores in the current history entry, next to the router's state. */
export function changeEntryState(change: Readonly<Record<string, unknown>>): void {
  const state = v.safeParse(v.looseObject({}), history.state);
  history.replaceState({ ...(state.success ? state.output : {}), ...change }, '');
}
