import type { LinkComponentProps } from '@mina-sidor/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The router's link for the page's own addresses; the portal's are plain links. */
export function PageLink({ href, children, ...attributes }: LinkComponentProps): ReactNode {
  const own = /^\/sandbox(?=[/?]|$)/u;
  if (!own.test(href)) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  const path = href.replace(own, '');
  // A query alone would be a place on the page that is open.
  return (
    <Link to={path.startsWith('/') ? path : `/${path}`} {...attributes}>
      {children}
    </Link>
  );
}
