import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { high, inSight as inSightStyle, main, outside, paperHead, shell } from './PageShell.css.ts';

export interface PageShellProps {
  /** The first tab stop: a `SkipLink` to `mainId`. */
  readonly skipLink: ReactNode;
  /** A message about every page, above the header: information about cookies for instance. */
  readonly banner?: ReactNode;
  /** Logo and navigation: a `Header`. */
  readonly header: ReactNode;
  /** Printed instead of header and footer: whose page it is, and the date. */
  readonly paperHead?: ReactNode;
  /**
   * A notice at the start of the page that stays at the window's upper edge while the user scrolls, except in a low
   * window. Use a `Notice` in a `Container` for something the user must know while it lasts. It takes no height when
   * there is nothing to say.
   * @default none
   */
  readonly inSight?: ReactNode;
  /**
   * Which page is shown: its address, for instance. Another page gets a main part of its own, whose heading Orca says
   * when it takes focus. In a main part that stays, Orca goes to the new heading by itself, silently. What is drawn on
   * every page keeps no state there.
   * @default one main part for every page
   */
  readonly page?: string | undefined;
  /** The content of the page. */
  readonly children: ReactNode;
  /** How to reach the provider: a `Footer`. */
  readonly footer: ReactNode;
  /**
   * Begins the footer below the window, for a page that loads: a footer that jumped into view with a short answer would
   * move what the user looks at.
   * @default false
   */
  readonly isFooterBelow?: boolean | undefined;
  /** The `id` of the main part, which is the target of the skip link. */
  readonly mainId: string;
  /** Lets other code focus the main part, for a page without a heading of its own. */
  readonly mainRef?: Ref<HTMLElement> | undefined;
}

/**
 * The frame of every page: header, main part and footer. On a short page the footer stays at the window's lower edge.
 */
export function PageShell({
  skipLink,
  banner,
  header,
  paperHead: onPaper,
  inSight,
  page,
  children,
  footer,
  isFooterBelow = false,
  mainId,
  mainRef,
  ...given
}: PageShellProps): ReactNode {
  return (
    <div {...given} className={shell}>
      {skipLink}
      {banner}
      <div className={outside}>{header}</div>
      {onPaper === undefined ? null : <div className={paperHead}>{onPaper}</div>}
      <main
        className={classNames(main, isFooterBelow && high)}
        id={mainId}
        key={page}
        ref={mainRef}
        tabIndex={-1}
      >
        {inSight === undefined ? null : <div className={inSightStyle}>{inSight}</div>}
        {children}
      </main>
      <div className={outside}>{footer}</div>
    </div>
  );
}
