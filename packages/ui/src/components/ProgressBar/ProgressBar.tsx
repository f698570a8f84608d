import { type ReactNode, useContext, useId } from 'react';

import { UiContext } from '../UiProvider/contexts.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way. Always seen, above the bar, and its name. */
  readonly label: string;
  /** How much is done, from 0 to 1. Without it the bar says only that something is under way. */
  readonly value?: number | undefined;
  /**
   * How much is done in words, seen beside the label and read as the bar's value.
   * @default the value in percent; nothing without a value
   */
  readonly valueText?: string | undefined;
}

/** How far something has come. Not announced by itself: each step would talk over what the reader does meanwhile. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps): ReactNode {
  const labelId = useId();
  const locale = useContext(UiContext)?.locale;
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), 1);
  const words =
    valueText ??
    (done === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(done));
  return (
    <div className={styles.root} data-state={done === undefined ? 'indeterminate' : 'determinate'}>
      <div className={styles.words}>
        <bdi id={labelId}>{label}</bdi>
        {words === undefined ? null : (
          // The bar itself has the value; read beside it, it would come twice.
          <span aria-hidden="true" className={styles.value}>
            {words}
          </span>
        )}
      </div>
      <progress
        aria-labelledby={labelId}
        aria-valuetext={words}
        className={styles.bar}
        max={1}
        value={done}
      />
    </div>
  );
}
