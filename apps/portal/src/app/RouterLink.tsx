import type { LinkComponentProps } from '@mina-sidor/ui';
import { Link } from 'react-router';

/** Pages of the server that are not the portal's own, so that the browser must fetch them. */
const serverPages = /^\/sandbox(?:\/|$)/u;

/** The router's link for the component library; addresses outside the portal stay plain links. */
export function RouterLink({ href, children, ...attributes }: LinkComponentProps) {
  if (!href.startsWith('/') || serverPages.test(href)) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...attributes}>
      {children}
    </Link>
  );
}
