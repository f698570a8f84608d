import type { LinkComponentProps } from '@mina-sidor/ui';
import { Link, useLocation } from 'react-router';

import { paths } from '../paths.ts';
import { useServices } from '../customer/services.ts';

/** Pages of the server that are not the portal's own, so that the browser must fetch them. */
const serverPages = /^\/sandbox(?:\/|$)/u;

/** The router's link for the component library; addresses outside the portal stay plain links. */
export function RouterLink({ href, children, ...attributes }: LinkComponentProps) {
  const { documentKind } = useServices();
  const { pathname } = useLocation();
  if (!href.startsWith('/') || serverPages.test(href)) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link
      // The checkout's document may do what no other page may: leaving it fetches a new one (row Z19).
      reloadDocument={documentKind === 'checkout'}
      to={href}
      // Nobody comes back to a log-out that has been made.
      {...(pathname === paths.loggedOut ? { replace: true } : {})}
      {...attributes}
    >
      {children}
    </Link>
  );
}
