import { useMatches, useRouteError } from 'react-router';

import { handleOf } from '../routeHandle.ts';
import { CodeMissing } from './CodeMissing.tsx';
import { GateFailed } from './GateFailed.tsx';
import { GateError } from './gates.ts';
import { PageCodeError } from './pageCode.ts';
import { RouteFailed } from './RouteFailed.tsx';
import { Unexpected } from './Unexpected.tsx';
import { useOpenAnew } from './useOpenAnew.ts';

/**
 * In place of a page that could not be shown. What is missing decides: who the customer is (the connection screen),
 * whether the page may be shown or its code (the page's own route error), or nothing that trying again would bring,
 * since the fault is ours.
 */
export function PageError() {
  const error = useRouteError();
  const { openAnew, isOpening } = useOpenAnew();
  const page = handleOf(useMatches())?.routeError;

  if (error instanceof GateError) {
    if (page === undefined || error.lacks === 'customer') {
      return <GateFailed failure={error.failure} lacks={error.lacks} />;
    }
    return <RouteFailed isRetrying={isOpening} page={page} retry={openAnew} />;
  }
  if (error instanceof PageCodeError) return <CodeMissing page={page} />;
  return <Unexpected error={error} />;
}
