import type { Location } from 'react-router';
import { redirect, replace } from 'react-router';

/** The navigation that meets a gate. */
interface Approach {
  /** How the browser's history will take it; absent where the address is open already: a new document, or a look again. */
  readonly historyAction: string | undefined;
  /** The page that shows; absent before the first. */
  readonly from: Pick<Location, 'pathname'> | undefined;
}

/**
 * Leads on from an address that shows no page of its own. Whoever follows a link keeps the page that is left in the
 * history (row Z44). Everybody else already stands at the address, which must not stay there: Back would lead on once
 * more, and nobody would get past it (row Z42).
 */
export function leadOn(to: string, { historyAction, from }: Approach): Response {
  const leavesPage = historyAction === 'PUSH' && from?.pathname !== to;
  return leavesPage ? redirect(to) : replace(to);
}
