import { useLocation, useRouteError } from 'react-router';

import { CodeMissing } from './CodeMissing.tsx';
import { useCurrentPage } from './currentPage.ts';
import { GateFailed } from './GateFailed.tsx';
import { GateError, PageCodeError } from './gates.ts';
import { Unexpected } from './Unexpected.tsx';

/** In place of a page that could not be shown, by what it lacks; what nobody foresaw is our fault. */
export function PageError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const page = useCurrentPage()?.ownPage;
  if (error instanceof GateError) {
    // Another page that fails is another error, heard anew, and with its own title.
    return <GateFailed failure={error.failure} key={pathname} lacks={error.lacks} page={page} />;
  }
  if (error instanceof PageCodeError) return <CodeMissing page={page} />;
  return <Unexpected error={error} />;
}
