import { useLocation, useRouteError } from 'react-router';

import { CodeMissing } from './CodeMissing.tsx';
import { useCurrentPage } from './currentPage.ts';
import { GateFailed } from './GateFailed.tsx';
import { GateError, PageCodeError } from './gates.ts';
import { Unexpected } from './Unexpected.tsx';

/** Replaces a page that could not be shown. Any other error is a fault in the portal. */
export function PageError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const page = useCurrentPage()?.ownPage;
  if (error instanceof GateError) {
    // The key mounts a new error for each page, with its own announcement and title.
    return <GateFailed failure={error.failure} key={pathname} lacks={error.lacks} page={page} />;
  }
  if (error instanceof PageCodeError) return <CodeMissing page={page} />;
  return <Unexpected error={error} />;
}
