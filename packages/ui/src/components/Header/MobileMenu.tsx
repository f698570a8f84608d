import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { Link, TextButton } from '../Link/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Header.css.ts';
import type { AuthenticatedHeaderProps } from './headerTypes.ts';
import { NavLink } from './MainNav.tsx';
import { useDismiss } from './useDismiss.ts';

interface MobileMenuProps extends Pick<
  AuthenticatedHeaderProps,
  'fullName' | 'navLabel' | 'navItems' | 'english' | 'logout'
> {
  /** The header: presses in it are not presses outside the menu. */
  readonly headerRef: RefObject<HTMLElement | null>;
}

/** The button and its list on narrow windows. */
export function MobileMenu({
  fullName,
  navLabel,
  navItems,
  english,
  logout,
  headerRef,
}: MobileMenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const texts = useUiTexts();
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  const closeAndReturn = useCallback(() => {
    setIsOpen(false);
    toggleRef.current?.focus();
  }, []);
  useDismiss({ isOpen, insideRef: headerRef, onPressOutside: close, onEscape: closeAndReturn });

  return (
    <>
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
          <li className={classNames(styles.menuItem, styles.menuOther, styles.fullName)}>
            {fullName}
          </li>
          {navItems.map((item) => (
            <li className={styles.menuItem} key={item.key}>
              <NavLink className={styles.narrowLink} item={item} onClick={close} />
            </li>
          ))}
          <li className={classNames(styles.menuItem, styles.menuOther)}>
            <TextButton
              lang="en"
              onClick={() => {
                // A dialog opens: focus comes back to the toggle, since the list is gone by then.
                closeAndReturn();
                english.onOpen();
              }}
            >
              {english.label}
            </TextButton>
          </li>
          <li className={classNames(styles.menuItem, styles.menuOther)}>
            <Link href={logout.href} onClick={close}>
              {logout.label}
            </Link>
          </li>
        </ul>
      </nav>
    </>
  );
}
