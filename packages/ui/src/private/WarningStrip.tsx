import type { ReactNode } from 'react';

import { WarningIcon } from '../components/Icon/index.ts';
import { container } from '../components/Layout/Layout.css.ts';
import { classNames } from './classNames.ts';
import * as styles from './warningStrip.css.ts';

interface WarningStripProps {
  readonly children: ReactNode;
}

/** A warning across the window, as the first element of a document rendered on the server. */
export function WarningStrip({ children }: WarningStripProps): ReactNode {
  return (
    <div className={styles.strip}>
      <div className={classNames(container, styles.content)}>
        <WarningIcon />
        <p>{children}</p>
      </div>
    </div>
  );
}
