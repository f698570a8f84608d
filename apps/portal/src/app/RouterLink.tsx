import type { LinkComponentProps } from '@mina-sidor/ui';
import { Link, useLocation } from 'react-router';

import { isPortalAddress, paths } from '../paths.ts';
import { useServices } from '../customer/services.ts';

/** The router's link for the component library. Addresses outside the portal become plain links. */
export function RouterLink({ href, children, ...attributes }: LinkComponentProps) {
  const { documentKind } = useServices();
  const { pathname } = useLocation();
  if (!isPortalAddress(href)) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link
      // The checkout's document has its own security policy, so other pages need a new document (row Z19). This one
      // logs out itself: it knows the payment that was begun. The logged-out page then loads a new document.
      reloadDocument={documentKind === 'checkout' && href !== paths.loggedOut}
      to={href}
      // Back must not log out.
      {...(pathname === paths.loggedOut ? { replace: true } : {})}
      {...attributes}
    >
      {children}
    </Link>
  );
}
