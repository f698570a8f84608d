'use client';

import type { ReactNode } from 'react';

import { useLinkComponent } from '../UiProvider/contexts.ts';
import * as styles from './Header.css.ts';
import type { NavItem } from './headerTypes.ts';

interface NavLinkProps {
  readonly item: NavItem;
  readonly className: string;
  readonly onClick?: (() => void) | undefined;
}

export function NavLink({ item, className, onClick }: NavLinkProps): ReactNode {
  const LinkComponent = useLinkComponent();
  return (
    <LinkComponent
      aria-current={item.isCurrent ? 'page' : undefined}
      className={className}
      href={item.href}
      onClick={onClick}
    >
      <span>{item.label}</span>
      {/* The space separates the label from the badge's text in the link's accessible name. */}
      {item.badge === undefined ? null : <> {item.badge}</>}
    </LinkComponent>
  );
}

interface MainNavProps {
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The row of pages in wide windows. */
export function MainNav({ label, items }: MainNavProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.onlyWide}>
      <ul className={styles.wideList}>
        {items.map((item) => (
          <li key={item.key}>
            <NavLink className={styles.wideLink} item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
