import type { ReactNode, Ref } from 'react';

import { inSight as inSightStyle, main, outside, paperHead, shell } from './PageShell.css.ts';

export interface PageShellProps {
  /** The first stop of the keyboard: a `SkipLink` to `mainId`. */
  readonly skipLink: ReactNode;
  /** What concerns every page, above the header: information about cookies for instance. */
  readonly banner?: ReactNode;
  /** Logo and navigation: a `Header`. */
  readonly header: ReactNode;
  /** Stands on paper in place of all that surrounds the page: whose page it is, and from which day. */
  readonly paperHead?: ReactNode;
  /**
   * Begins the page and stays at the window's upper edge while the page is scrolled, except in a low window: what the
   * reader must know of for as long as it lasts. A `Notice` in a `Container`; without height when there is nothing to say.
   * @default none
   */
  readonly inSight?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
  /** How to reach the provider: a `Footer`. */
  readonly footer: ReactNode;
  /** Target of the skip link. */
  readonly mainId: string;
  /** Lets the main part take focus when a page has no heading of its own. */
  readonly mainRef?: Ref<HTMLElement> | undefined;
}

/** What surrounds every page. The footer stays at the window's lower edge on a short page. */
export function PageShell({
  skipLink,
  banner,
  header,
  paperHead: onPaper,
  inSight,
  children,
  footer,
  mainId,
  mainRef,
}: PageShellProps): ReactNode {
  return (
    <div className={shell}>
      {skipLink}
      {banner}
      <div className={outside}>{header}</div>
      {onPaper === undefined ? null : <div className={paperHead}>{onPaper}</div>}
      <main className={main} id={mainId} ref={mainRef} tabIndex={-1}>
        {inSight === undefined ? null : <div className={inSightStyle}>{inSight}</div>}
        {children}
      </main>
      <div className={outside}>{footer}</div>
    </div>
  );
}
