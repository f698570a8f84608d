import type { ErrorLog } from './errorLog.ts';

/** Reports errors that no part of the page has caught (row E24). The page does not change. */
export function reportUncaught({ report }: ErrorLog): void {
  addEventListener('error', ({ error }) => {
    // A script of another origin, such as a browser extension, gives no error object.
    if (error !== null && error !== undefined) report(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
