import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control, lineWidth } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import type { Option } from '../../private/option.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Select.css.ts';

export type SelectProps<Value extends string> = FieldProps & {
  /**
   * Read after the label, for a page with several fields of the same label: what this one is about.
   * @default none
   */
  readonly labelContext?: string | undefined;
  /** The options, in reading order. */
  readonly options: readonly Option<Value>[];
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
} & (
    | {
        /** The first option, which means that nothing is chosen: "Välj ämne". */
        readonly placeholder: string;
        /** The chosen value; `undefined` while the placeholder is selected. */
        readonly value: NoInfer<Value> | undefined;
        /** Called with the new value; `undefined` when the user selects the placeholder again. */
        readonly onChange: (value: Value | undefined) => void;
      }
    | {
        readonly placeholder?: undefined;
        /** The chosen value. */
        readonly value: NoInfer<Value>;
        /** Called with the new value. */
        readonly onChange: (value: Value) => void;
      }
  );

/**
 * Lets the user choose one of a few options. It is the browser's own list, which every phone, keyboard and screen
 * reader supports.
 */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const {
    label,
    labelContext,
    hint,
    error,
    isRequired = false,
    isLocked = false,
    name,
    options,
    ref,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;

  function choose(value: string): void {
    if (isLocked) return;
    const chosen = options.find((option) => option.value === value)?.value;
    if (props.placeholder !== undefined) props.onChange(chosen);
    else if (chosen !== undefined) props.onChange(chosen);
  }

  return (
    <FieldFrame
      error={error}
      hint={hint}
      id={id}
      label={
        labelContext === undefined ? (
          label
        ) : (
          <>
            {label} <VisuallyHidden>{labelContext}</VisuallyHidden>
          </>
        )
      }
    >
      <div className={classNames(styles.frame, lineWidth)}>
        <select
          {...fieldAttributes(id, { hint, error })}
          // A list cannot be read-only, and `disabled` would drop focus.
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

/** In a locked list the Tab key works, but no key opens the list. */
function keepShut(event: KeyboardEvent): void {
  if (event.key !== 'Tab') event.preventDefault();
}
