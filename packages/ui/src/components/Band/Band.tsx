import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { dashes } from '../../private/dashes.css.ts';
import { container } from '../Layout/Layout.css.ts';
import * as styles from './Band.css.ts';

export interface BandProps {
  /** The content of the band. */
  readonly children: ReactNode;
  /**
   * `dashes` draws the road's centre line along the lower edge.
   * @default 'none'
   */
  readonly edge?: 'dashes' | 'none' | undefined;
}

/** A full-width band in the brand colour. Its content keeps to the page's column. */
export function Band({ children, edge = 'none' }: BandProps): ReactNode {
  return (
    <div className={styles.band}>
      <div className={classNames(container, styles.content)}>{children}</div>
      {edge === 'dashes' ? <div aria-hidden="true" className={dashes} /> : null}
    </div>
  );
}
