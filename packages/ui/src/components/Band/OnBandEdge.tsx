import type { ReactNode } from 'react';

import * as styles from './Band.css.ts';

export interface OnBandEdgeProps {
  /** The card. */
  readonly children: ReactNode;
  /**
   * Nothing else of the section stands above the card. Otherwise the card stands where it is.
   * @default true
   */
  readonly isFirst?: boolean | undefined;
}

/**
 * The first card of the `Section` below a `Band`. On a phone it stands partly on the band, so that the page's main task
 * is in view with what the band says. In a wider window it stands where it is.
 */
export function OnBandEdge({ children, isFirst = true, ...given }: OnBandEdgeProps): ReactNode {
  return (
    <div {...given} className={isFirst ? styles.onBandEdge : undefined}>
      {children}
    </div>
  );
}
