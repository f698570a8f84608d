import type { ReactNode } from 'react';

import { ChevronLeftIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page on the way, or, without an address, the page itself. */
export type Breadcrumb =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly href?: undefined };

export interface BreadcrumbsProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /**
   * From the first page to this one. Narrow windows show the nearest page above alone, as a way back. Of a long name
   * the beginning is seen; focus shows the rest, and assistive technology always has the whole.
   */
  readonly items: readonly Breadcrumb[];
  /**
   * Left out on a narrow window, where the page has a way back of its own.
   * @default false
   */
  readonly isHiddenWhenNarrow?: boolean | undefined;
}

/** Letters from which a page on the way is shortened. This page's own name is never shortened. */
const longName = 32;

/** Shows where the page lies, and leads back up. */
export function Breadcrumbs({
  label,
  items,
  isHiddenWhenNarrow = false,
}: BreadcrumbsProps): ReactNode {
  const parent = items.findLast((item) => item.href !== undefined);
  return (
    <nav aria-label={label} className={isHiddenWhenNarrow ? styles.hiddenWhenNarrow : undefined}>
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
