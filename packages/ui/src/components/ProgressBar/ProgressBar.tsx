'use client';

import { type ReactNode, useContext, useId } from 'react';

import { UiContext } from '../UiProvider/contexts.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is running. Always visible above the bar, and its accessible name. */
  readonly label: string;
  /** Progress from 0 to 1. Without it, or with `NaN`, the bar only says that something is running. */
  readonly value?: number | undefined;
  /**
   * The progress in words, shown next to the label and read as the bar's value.
   * @default the value in percent; nothing without a value
   */
  readonly valueText?: string | undefined;
}

/**
 * Shows progress. It does not announce it: an announcement at each step would interrupt what the user does meanwhile.
 */
export function ProgressBar({ label, value, valueText, ...given }: ProgressBarProps): ReactNode {
  const labelId = useId();
  const locale = useContext(UiContext)?.locale;
  const done =
    value === undefined || Number.isNaN(value) ? undefined : Math.min(Math.max(value, 0), 1);
  const words =
    valueText ??
    (done === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(done));
  return (
    <div
      {...given}
      className={styles.root}
      data-state={done === undefined ? 'indeterminate' : 'determinate'}
    >
      <div className={styles.words}>
        <bdi id={labelId}>{label}</bdi>
        {words === undefined ? null : (
          // Hidden, because the bar itself has the value: screen readers would read it twice.
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
