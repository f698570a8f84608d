import type { ErrorLog } from './errorLog.ts';

/** Reports errors that no part of the page has caught (row E24). The page does not change. */
export function tellUncaught({ tell }: ErrorLog, page: Window): void {
  page.addEventListener('error', ({ error }) => {
    // A script of another origin, such as a browser extension, gives no error object.
    if (error !== null && error !== undefined) tell(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
