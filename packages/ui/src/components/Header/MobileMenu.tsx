'use client';

import { type ReactNode, useId, useRef, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { useDismissal } from '../../private/useDismissal.ts';
import { useWindowQuery } from '../../private/useWindowQuery.ts';
import { Link } from '../Link/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Header.css.ts';
import type { AuthenticatedHeaderProps } from './headerTypes.ts';
import { LanguageControl } from './LanguageControl.tsx';
import { NavLink } from './MainNav.tsx';

type MobileMenuProps = Pick<
  AuthenticatedHeaderProps,
  'fullName' | 'navLabel' | 'navItems' | 'languageLink' | 'logout'
>;

/** The menu button and its list in narrow windows. */
export function MobileMenu({
  fullName,
  navLabel,
  navItems,
  languageLink,
  logout,
}: MobileMenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // Hidden by CSS, an open menu would still take the next Escape.
  if (useWindowQuery(styles.wideWindow) && isOpen) setIsOpen(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const texts = useUiTexts();
  // Closing the list removes the focused element, so focus moves to the toggle. A link to another page moves it on from
  // there; a link to the current page does not.
  const closeAndReturn = (): void => {
    setIsOpen(false);
    toggleRef.current?.focus();
  };
  // The list also closes when focus leaves it: it would cover the next focused element, which must be visible (WCAG
  // 2.4.11).
  useDismissal(isOpen, boxRef, (by) => {
    if (by === 'escape') closeAndReturn();
    else setIsOpen(false);
  });

  return (
    <div className={styles.menuBox} ref={boxRef}>
      {/* For fingers and mice only: the keyboard has Escape, and screen readers the button. */}
      {isOpen ? <div aria-hidden="true" className={styles.scrim} onClick={closeAndReturn} /> : null}
      <button
        aria-controls={menuId}
        aria-expanded={isOpen}
        className={styles.toggle}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        ref={toggleRef}
        type="button"
      >
        {isOpen ? texts.closeMenu : texts.openMenu}
      </button>
      <nav aria-label={navLabel} className={styles.menu} hidden={!isOpen} id={menuId}>
        <ul className={styles.menuList}>
          <li className={classNames(styles.menuItem, styles.menuOther, styles.menuName)}>
            {fullName}
          </li>
          {navItems.map((item) => (
            <li className={styles.menuItem} key={item.key}>
              <NavLink className={styles.narrowLink} item={item} onClick={closeAndReturn} />
            </li>
          ))}
          {languageLink === undefined ? null : (
            <li className={classNames(styles.menuItem, styles.menuOther)}>
              {/* A dialog gives focus back to the toggle, because the list is closed by then. */}
              <LanguageControl languageLink={languageLink} onUse={closeAndReturn} />
            </li>
          )}
          <li className={classNames(styles.menuItem, styles.menuOther)}>
            <Link href={logout.href} onClick={closeAndReturn}>
              {logout.label}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
