import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { edgeOrnament } from '../../private/edgeOrnament.css.ts';
import { container } from '../Layout/Layout.css.ts';
import * as styles from './Band.css.ts';

export interface BandProps {
  /** The content of the band. */
  readonly children: ReactNode;
  /**
   * `ornament` draws the theme's ornament along the lower edge; a theme without one draws nothing.
   * @default 'none'
   */
  readonly edge?: 'ornament' | 'none' | undefined;
}

/** A full-width band in the brand colour. Its content keeps to the page's column. */
export function Band({ children, edge = 'none', ...given }: BandProps): ReactNode {
  return (
    <div {...given} className={styles.band}>
      <div className={classNames(container, styles.content)}>{children}</div>
      {edge === 'ornament' ? <div aria-hidden="true" className={edgeOrnament} /> : null}
    </div>
  );
}
