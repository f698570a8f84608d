import type { ReactNode } from 'react';

import { WarningStrip } from '../../private/WarningStrip.tsx';
import * as styles from './SlowStart.css.ts';

export interface SlowStartProps {
  /**
   * Says that the page has not started, and what the user can do. Use links only, because nothing else works without
   * code.
   */
  readonly children: ReactNode;
}

/**
 * Shows by itself, ten seconds after the document has loaded, that the application's code has not loaded. Otherwise the
 * page would stay empty or dead without explanation. Render it on the server as the first element of the page. The
 * application must remove the element (`[data-slow-start]`) as soon as it starts. It needs no script, and without its
 * style it is visible at once.
 */
export function SlowStart({ children, ...given }: SlowStartProps): ReactNode {
  return (
    <div {...given} className={styles.banner} data-slow-start="">
      <WarningStrip>{children}</WarningStrip>
    </div>
  );
}
