'use client';

import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { FieldError, FieldHint, type FieldProps } from '../../private/fieldFrame.tsx';
import { useErrorAnnounced } from '../../private/useErrorAnnounced.ts';
import { tickOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

interface OwnProps extends Omit<FieldProps, 'label'> {
  /** The label: what the user chooses or agrees to. */
  readonly label: ReactNode;
  /** Shown below the label, but not part of it: a link inside the label would be pressed by mistake. */
  readonly after?: ReactNode;
  /**
   * Draws a frame around the box and the label, and a line between the label and `after`.
   * @default false
   */
  readonly isFramed?: boolean | undefined;
  /** Called when focus leaves the box. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the box. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export type CheckboxProps = OwnProps & ValueProps<boolean>;

/** A yes-or-no choice that takes effect when the form is sent. A form gets `on` under its name while it is checked. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, hint, error, after, isFramed = false, onBlur } = props;
  const field = useField(props, false);
  const { id, value: isChecked, change, isLocked } = field;
  const noticeFocus = useErrorAnnounced(id, error);
  useEarlyEntry(id, tickOf, report);
  function report(next: boolean): void {
    if (!isLocked) change(next);
  }
  return (
    <div className={styles.checkbox} onFocus={noticeFocus}>
      <div
        className={classNames(isFramed && styles.framed)}
        data-state={error === undefined ? undefined : 'error'}
      >
        <div className={styles.row}>
          <span className={styles.control}>
            <input
              {...field.attributes()}
              // A checkbox cannot be read-only, and `disabled` would drop focus.
              aria-disabled={isLocked || undefined}
              checked={isChecked}
              className={styles.input}
              onBlur={onBlur}
              onChange={(event) => {
                report(event.target.checked);
              }}
              type="checkbox"
            />
            <span className={styles.mark}>
              <CheckIcon />
            </span>
          </span>
          <div className={styles.words}>
            <label className={styles.label} htmlFor={id}>
              {unbroken(label)}
            </label>
            <FieldHint hint={hint} id={id} />
          </div>
        </div>
        {after === undefined ? null : <div className={styles.after}>{after}</div>}
      </div>
      <FieldError error={error} id={id} />
    </div>
  );
}
