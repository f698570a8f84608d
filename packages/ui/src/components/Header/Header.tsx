import type { ReactNode } from 'react';

import { given } from '../../private/given.ts';
import { classNames } from '../../private/classNames.ts';
import { container } from '../Layout/Layout.css.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Header.css.ts';
import type { HeaderProps } from './headerTypes.ts';
import { HomeLink } from './HomeLink.tsx';
import { LanguageControl } from './LanguageControl.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/**
 * The header of every page. From 992 px it has a row of tools and a row of pages; below that it has the logo, the
 * log-out link and a menu. Both are rendered and CSS shows one of them, so the first view needs no script. The log-out
 * link is never only in the menu: someone who shares a phone must find it.
 */
export function Header(props: HeaderProps): ReactNode {
  return (
    <header {...given(props)} className={styles.header}>
      <div className={container}>
        <div className={styles.bar}>
          {props.kind === 'domain' ? (
            <span className={classNames(styles.homeLogo, styles.logoText)}>{props.logo}</span>
          ) : (
            <HomeLink href={props.homeHref} label={props.homeLabel} logo={props.logo} />
          )}
          {props.kind === 'unauthenticated' && props.languageLink !== undefined ? (
            <div className={styles.tools}>
              <span className={styles.tool}>
                <LanguageControl languageLink={props.languageLink} />
              </span>
            </div>
          ) : null}
          {props.kind === 'authenticated' ? (
            <div className={styles.barEnd}>
              <div className={styles.tools}>
                {props.languageLink === undefined ? null : (
                  <span className={classNames(styles.tool, styles.onlyWide)}>
                    <LanguageControl languageLink={props.languageLink} />
                  </span>
                )}
                <span className={classNames(styles.tool, styles.onlyWide, styles.fullName)}>
                  {props.fullName}
                </span>
                <span className={classNames(styles.tool, styles.logout)}>
                  <Link href={props.logout.href}>{props.logout.label}</Link>
                </span>
              </div>
              <MobileMenu
                fullName={props.fullName}
                languageLink={props.languageLink}
                logout={props.logout}
                navItems={props.navItems}
                navLabel={props.navLabel}
              />
            </div>
          ) : null}
        </div>
        {props.kind === 'authenticated' ? (
          <MainNav items={props.navItems} label={props.navLabel} />
        ) : null}
        {props.kind === 'domain' || props.alert === undefined ? null : (
          <div className={styles.alert}>{props.alert}</div>
        )}
      </div>
    </header>
  );
}
