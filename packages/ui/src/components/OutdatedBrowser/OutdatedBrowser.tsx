import type { ReactNode } from 'react';

import { WarningStrip } from '../../private/WarningStrip.tsx';
import { isOutdatedBrowser } from './isOutdatedBrowser.ts';
import * as styles from './OutdatedBrowser.css.ts';

export interface OutdatedBrowserProps {
  /** The advice to the user. */
  readonly children: ReactNode;
  /**
   * The browser's user agent, if it is known. The banner is shown only in Internet Explorer.
   * @default none, on the server: the banner is hidden until `outdated-browser.js` shows it
   */
  readonly userAgent?: string | undefined;
}

/**
 * Advises the user to change browser, at the top of the page. Internet Explorer runs no modules, so React never starts
 * there: render the banner on the server, and load the library's classic script `outdated-browser.js`, which shows it.
 * The text is readable without styles, because those browsers support neither layers nor custom properties.
 */
export function OutdatedBrowser({
  children,
  userAgent = '',
  ...given
}: OutdatedBrowserProps): ReactNode {
  return (
    <div
      {...given}
      className={styles.banner}
      data-outdated-browser=""
      hidden={!isOutdatedBrowser(userAgent)}
    >
      <WarningStrip>{children}</WarningStrip>
    </div>
  );
}
