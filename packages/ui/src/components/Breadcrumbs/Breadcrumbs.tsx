import type { ReactNode } from 'react';

import { ChevronLeftIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page of the path. The current page has no address. */
export type Breadcrumb =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly href?: undefined };

export interface BreadcrumbsProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /**
   * From the first page to the current one. Narrow windows show only the parent page, as a back link. A long name is
   * cut off; focus shows all of it, and assistive technology always gets all of it.
   */
  readonly items: readonly Breadcrumb[];
  /**
   * Hides the breadcrumbs in narrow windows, for a page with a back link of its own.
   * @default false
   */
  readonly isHiddenWhenNarrow?: boolean | undefined;
}

/** Names of parent pages that are longer than this are shortened. The current page's name is never shortened. */
const longName = 32;

/** Shows where the page is in the site, with links to the pages above it. */
export function Breadcrumbs({
  label,
  items,
  isHiddenWhenNarrow = false,
  ...given
}: BreadcrumbsProps): ReactNode {
  const parent = items.findLast((item) => item.href !== undefined);
  return (
    <nav
      {...given}
      aria-label={label}
      className={isHiddenWhenNarrow ? styles.hiddenWhenNarrow : undefined}
    >
      <ol className={styles.list}>
        {items.map((item) => (
          <li
            className={styles.item}
            data-state={item === parent ? 'parent' : undefined}
            key={item.href ?? item.label}
          >
            {item === parent ? (
              <span className={styles.backIcon}>
                <ChevronLeftIcon size="small" />
              </span>
            ) : null}
            {item.href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <Link href={item.href}>
                {item.label.length > longName ? (
                  <span className={styles.shortened} title={item.label}>
                    {item.label}
                  </span>
                ) : (
                  item.label
                )}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
