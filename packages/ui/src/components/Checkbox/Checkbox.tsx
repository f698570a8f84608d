'use client';

import { type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import {
  FieldError,
  FieldHint,
  type FieldProps,
  fieldAttributes,
} from '../../private/fieldFrame.tsx';
import { useErrorAnnounced } from '../../private/useErrorAnnounced.ts';
import { tickOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
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
export function Checkbox({
  label,
  hint,
  error,
  isRequired = false,
  isLocked = false,
  id,
  name,
  after,
  isFramed = false,
  onBlur,
  ref,
  ...held
}: CheckboxProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noticeFocus = useErrorAnnounced(fieldId, error);
  const [isChecked, change] = useFieldValue<boolean>(held, { id: fieldId, empty: false });
  useEarlyEntry(fieldId, tickOf, report);
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
              {...fieldAttributes(fieldId, { hint, error }, held)}
              // A checkbox cannot be read-only, and `disabled` would drop focus.
              aria-disabled={isLocked || undefined}
              aria-required={isRequired || undefined}
              checked={isChecked}
              className={styles.input}
              data-state={isLocked ? 'locked' : undefined}
              name={name}
              onBlur={onBlur}
              onChange={(event) => {
                report(event.target.checked);
              }}
              ref={ref}
              type="checkbox"
            />
            <span className={styles.mark}>
              <CheckIcon />
            </span>
          </span>
          <div className={styles.words}>
            <label className={styles.label} htmlFor={fieldId}>
              {unbroken(label)}
            </label>
            <FieldHint hint={hint} id={fieldId} />
          </div>
        </div>
        {after === undefined ? null : <div className={styles.after}>{after}</div>}
      </div>
      <FieldError error={error} id={fieldId} />
    </div>
  );
}
