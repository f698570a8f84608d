import type { ReactNode } from 'react';

import { WarningStrip } from '../../private/WarningStrip.tsx';
import * as styles from './SlowStart.css.ts';

export interface SlowStartProps {
  /** That the page has not started, and what the reader can do: links only, since nothing else works without code. */
  readonly children: ReactNode;
}

/**
 * Says by itself, ten seconds after the document came, that its code has not: the page would otherwise stay empty, or dead,
 * without a word. Render it into the document on the server, first on the page; the application takes the element away
 * (`[data-slow-start]`) as the first thing it does. It needs no script, and without its style it shows at once.
 */
export function SlowStart({ children }: SlowStartProps): ReactNode {
  return (
    <div className={styles.banner} data-slow-start="">
      <WarningStrip>{children}</WarningStrip>
    </div>
  );
}
