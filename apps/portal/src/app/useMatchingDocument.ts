import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { isCheckoutPath } from '../paths.ts';
import { useServices } from '../customer/services.ts';

/**
 * Whether this document's policy is the page's own. If not, the page is fetched as a new document, with the same
 * address and navigation state (row Z19): so the payment company's script runs in the checkout and nowhere else, also
 * when somebody comes or leaves by the browser's own buttons.
 */
export function useMatchingDocument(): boolean {
  const { documentKind } = useServices();
  const { pathname } = useLocation();
  const isMatching = (documentKind === 'checkout') === isCheckoutPath(pathname);

  useEffect(() => {
    if (isMatching) return;
    // A page that is fetched anew is shown at the place where the one before was left.
    globalThis.scrollTo(0, 0);
    location.reload();
  }, [isMatching]);

  return isMatching;
}
