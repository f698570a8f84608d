import { type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { FieldError, fieldAttributes } from '../../private/fieldFrame.tsx';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What is chosen or agreed to. */
  readonly label: ReactNode;
  readonly isChecked: boolean;
  /** Called with the new state. */
  readonly onChange: (isChecked: boolean) => void;
  /** What is wrong. Marks the box as invalid and is read with it. */
  readonly error?: string | undefined;
  /** Follows the label on the same line but does not belong to it: a link, which inside would be hit by mistake. */
  readonly after?: ReactNode;
  /**
   * Draws a frame around box and words.
   * @default false
   */
  readonly isFramed?: boolean | undefined;
  /** Lets focus be set from outside. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Yes or no, valid when the form is sent. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  error,
  after,
  isFramed = false,
  ref,
}: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <div
        className={classNames(styles.row, isFramed && styles.framed)}
        data-state={error === undefined ? undefined : 'error'}
      >
        <span className={styles.control}>
          <input
            {...fieldAttributes(id, { error })}
            checked={isChecked}
            className={styles.input}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
            ref={ref}
            type="checkbox"
          />
          <span className={styles.mark}>
            <CheckIcon />
          </span>
        </span>
        <div className={styles.words}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {after === undefined ? null : <> {after}</>}
        </div>
      </div>
      <FieldError error={error} id={id} />
    </div>
  );
}
