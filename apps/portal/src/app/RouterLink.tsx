import type { LinkComponentProps } from '@mina-sidor/ui';
import { Link } from 'react-router';

import { useServices } from '../shared/services.ts';

/** Pages of the server that are not the portal's own, so that the browser must fetch them. */
const serverPages = /^\/sandbox(?:\/|$)/u;

/** The router's link for the component library; addresses outside the portal stay plain links. */
export function RouterLink({ href, children, ...attributes }: LinkComponentProps) {
  const { documentKind } = useServices();
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
      {...attributes}
    >
      {children}
    </Link>
  );
}
