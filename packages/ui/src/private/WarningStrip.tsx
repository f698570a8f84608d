import type { ReactNode } from 'react';

import { WarningIcon } from '../components/Icon/index.ts';
import { container } from '../components/Layout/Layout.css.ts';
import { classNames } from './classNames.ts';
import * as styles from './warningStrip.css.ts';

interface WarningStripProps {
  readonly children: ReactNode;
}

/** Words of warning over the whole width, first in a document that the server sends. */
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
