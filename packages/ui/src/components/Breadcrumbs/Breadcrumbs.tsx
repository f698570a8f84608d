import type { ReactNode } from 'react';

import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page on the way, or, without an address, the page itself. */
export type Breadcrumb =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly href?: undefined };

export interface BreadcrumbsProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** From the first page to this one. */
  readonly items: readonly Breadcrumb[];
}

/** Shows where the page lies, and leads back up. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item.label}>
            {item.href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
