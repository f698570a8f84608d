import type { ErrorLog } from './errorLog.ts';

/** Tells of what no part of the page has caught (row E24); what the page shows stays as it is. */
export function tellUncaught({ tell }: ErrorLog, page: Window): void {
  page.addEventListener('error', ({ error }) => {
    // A script of another origin, a browser's extension for instance, says nothing of itself.
    if (error !== null && error !== undefined) tell(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
