import type { Location } from 'react-router';
import { redirect, replace } from 'react-router';

/** The navigation that a gate redirects. */
interface Navigation {
  /** How the navigation changes the history; undefined for a new document or a revalidation. */
  readonly historyAction: string | undefined;
  /** The current page; undefined before the first one. */
  readonly from: Pick<Location, 'pathname'> | undefined;
}

/**
 * Redirects from an address without a page of its own. After a link, the previous page stays in the history
 * (row Z44). Otherwise the address is already in the history and is replaced: Back would redirect again, and the
 * customer could not get past it (row Z42).
 */
export function redirectTo(to: string, { historyAction, from }: Navigation): Response {
  const leavesPage = historyAction === 'PUSH' && from?.pathname !== to;
  return leavesPage ? redirect(to) : replace(to);
}
