import { type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import {
  FieldError,
  FieldHint,
  type FieldProps,
  fieldAttributes,
} from '../../private/fieldFrame.tsx';
import { useErrorAnnounced } from '../../private/useErrorAnnounced.ts';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** The label: what the user chooses or agrees to. */
  readonly label: ReactNode;
  /** Whether the box is checked. */
  readonly isChecked: boolean;
  /** Called with the new state. */
  readonly onChange: (isChecked: boolean) => void;
  /** Shown below the label, but not part of it: a link inside the label would be pressed by mistake. */
  readonly after?: ReactNode;
  /**
   * Draws a frame around the box and the label, and a line between the label and `after`.
   * @default false
   */
  readonly isFramed?: boolean | undefined;
  /** Lets other code focus the box. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes-or-no choice that takes effect when the form is sent. */
export function Checkbox({
  label,
  hint,
  error,
  isRequired = false,
  isLocked = false,
  id,
  name,
  isChecked,
  onChange,
  after,
  isFramed = false,
  ref,
}: CheckboxProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noticeFocus = useErrorAnnounced(fieldId, error);
  return (
    <div className={styles.checkbox} onFocus={noticeFocus}>
      <div
        className={classNames(isFramed && styles.framed)}
        data-state={error === undefined ? undefined : 'error'}
      >
        <div className={styles.row}>
          <span className={styles.control}>
            <input
              {...fieldAttributes(fieldId, { hint, error })}
              // A checkbox cannot be read-only, and `disabled` would drop focus.
              aria-disabled={isLocked || undefined}
              aria-required={isRequired || undefined}
              checked={isChecked}
              className={styles.input}
              data-state={isLocked ? 'locked' : undefined}
              name={name}
              onChange={(event) => {
                if (!isLocked) onChange(event.target.checked);
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
              {label}
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
