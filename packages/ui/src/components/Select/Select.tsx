import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control, lineWidth } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import type { Option } from '../../private/option.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

export type SelectProps<Value extends string> = FieldProps & {
  /** What there is to choose, in the order in which it is read. */
  readonly options: readonly Option<Value>[];
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets focus be set from outside, on the first field in error for instance. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
} & (
    | {
        /** First choice, which stands for none: "Välj ämne". */
        readonly placeholder: string;
        /** The choice, none as long as the placeholder stands. */
        readonly value: NoInfer<Value> | undefined;
        /** Called with the new choice, with none when the reader goes back to the placeholder. */
        readonly onChange: (value: Value | undefined) => void;
      }
    | {
        readonly placeholder?: undefined;
        /** The choice. */
        readonly value: NoInfer<Value>;
        /** Called with the new choice. */
        readonly onChange: (value: Value) => void;
      }
  );

/** One choice of a few. The browser's own list: known to every phone, keyboard and screen reader. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, hint, error, isRequired = false, isLocked = false, name, options, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;

  function choose(value: string): void {
    if (isLocked) return;
    const chosen = options.find((option) => option.value === value)?.value;
    if (props.placeholder !== undefined) props.onChange(chosen);
    else if (chosen !== undefined) props.onChange(chosen);
  }

  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <div className={classNames(styles.frame, lineWidth)}>
        <select
          {...fieldAttributes(id, { hint, error })}
          // A list cannot be read-only, and `disabled` would throw the focus away.
          aria-disabled={isLocked || undefined}
          aria-required={isRequired || undefined}
          className={classNames(control, styles.select)}
          data-state={isLocked ? 'locked' : undefined}
          name={name}
          onBlur={props.onBlur}
          onChange={(event) => {
            choose(event.target.value);
          }}
          onKeyDown={isLocked ? keepShut : undefined}
          onMouseDown={
            isLocked
              ? (event) => {
                  event.preventDefault();
                  event.currentTarget.focus();
                }
              : undefined
          }
          ref={ref}
          value={props.value ?? ''}
        >
          {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.icon}>
          <ChevronDownIcon />
        </span>
      </div>
    </FieldFrame>
  );
}

/** The keyboard may leave a locked list but not open it. */
function keepShut(event: KeyboardEvent): void {
  if (event.key !== 'Tab') event.preventDefault();
}
