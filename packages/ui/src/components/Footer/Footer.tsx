import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { edgeOrnament } from '../../private/edgeOrnament.css.ts';
import { container } from '../Layout/Layout.css.ts';
import { Link, TextButton } from '../Link/index.ts';
import * as styles from './Footer.css.ts';

/** A link, or a button that does something on the page. */
export type FooterItem =
  | {
      readonly kind: 'link';
      /** The label of the link. Unique in its column. */
      readonly label: string;
      /** Where it leads. */
      readonly href: string;
      /** Opens in a new tab, shows the icon for it and says so to screen readers. @default false */
      readonly isExternal?: boolean | undefined;
    }
  | { readonly kind: 'button'; readonly label: string; readonly onClick: () => void };

/** A heading with its links. */
export interface FooterColumn {
  /** Heading of the column. Unique in the footer. */
  readonly heading: string;
  /** The entries, in order. */
  readonly items: readonly FooterItem[];
}

export interface FooterProps {
  /** From left to right; below one another in narrow windows. */
  readonly columns: readonly FooterColumn[];
  /** The provider's logo, last. */
  readonly logo: ReactNode;
}

/** The footer of every page: how to reach the provider, and other information. */
export function Footer({ columns, logo, ...given }: FooterProps): ReactNode {
  return (
    <footer {...given} className={styles.footer}>
      <div aria-hidden="true" className={edgeOrnament} />
      <div className={classNames(container, styles.columns)}>
        {columns.map((column) => (
          <div className={styles.column} key={column.heading}>
            <h2 className={styles.heading}>{column.heading}</h2>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list */}
            <ul className={styles.list} role="list">
              {column.items.map((item) => (
                <li className={styles.item} key={item.label}>
                  <FooterControl item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.logo}>{logo}</div>
      </div>
    </footer>
  );
}

function FooterControl({ item }: { readonly item: FooterItem }): ReactNode {
  switch (item.kind) {
    case 'link':
      return (
        <Link href={item.href} isExternal={item.isExternal} tone="onBrand">
          {item.label}
        </Link>
      );
    case 'button':
      return (
        <TextButton onClick={item.onClick} tone="onBrand">
          {item.label}
        </TextButton>
      );
  }
}
