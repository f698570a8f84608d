import type { ReactNode } from 'react';

import { WarningStrip } from '../../private/WarningStrip.tsx';
import { isOutdatedBrowser } from './isOutdatedBrowser.ts';
import * as styles from './OutdatedBrowser.css.ts';

export interface OutdatedBrowserProps {
  /** What the reader is advised to do. */
  readonly children: ReactNode;
  /**
   * The browser's user agent, when it is known. The banner shows in Internet Explorer and nowhere else.
   * @default none, on the server: the banner is hidden until `outdated-browser.js` shows it
   */
  readonly userAgent?: string | undefined;
}

/**
 * Advises to change browser, first on the page. Internet Explorer runs no modules, so there React never starts:
 * render the banner into the page on the server, and load the library's `outdated-browser.js`, an ordinary script
 * that shows it. The words need no style, since those browsers know neither layers nor custom properties.
 */
export function OutdatedBrowser({ children, userAgent = '' }: OutdatedBrowserProps): ReactNode {
  return (
    <div className={styles.banner} data-outdated-browser="" hidden={!isOutdatedBrowser(userAgent)}>
      <WarningStrip>{children}</WarningStrip>
    </div>
  );
}
