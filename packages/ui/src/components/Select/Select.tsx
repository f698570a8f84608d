'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control, lineWidth } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps } from '../../private/fieldFrame.tsx';
import type { Option } from '../../private/option.ts';
import { useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Select.css.ts';

/** One option of a list. */
export interface SelectOption<Value extends string> extends Option<Value> {
  /**
   * The option can be read but not chosen. Say in its label why: "Klass 3 (fullbokad)".
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  readonly options?: undefined;
}

/** Options that belong together, under a label that cannot be chosen. */
export interface SelectOptionGroup<Value extends string> {
  /** The text above the options of the group, read with them. */
  readonly label: string;
  /** The options of the group, in reading order. */
  readonly options: readonly SelectOption<Value>[];
}

interface OwnProps<Value extends string> extends FieldProps {
  /**
   * Read after the label, for a page with several fields of the same label: what this one is about.
   * @default none
   */
  readonly labelContext?: string | undefined;
  /**
   * The options, in reading order, some or all of them in groups. If others come without the value that the field holds itself, it moves to its
   * placeholder, or without one to the first option, and calls `onValueChange`.
   */
  readonly options: readonly (SelectOption<Value> | SelectOptionGroup<Value>)[];
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

export type SelectProps<Value extends string> = OwnProps<Value> &
  (
    | ({
        /**
         * The first option, which means that nothing is chosen: "Välj ämne". The value is `null` while it is selected.
         * @default none: one of the options is always chosen, at first the first one
         */
        readonly placeholder: string;
      } & ValueProps<NoInfer<Value> | null>)
    | ({ readonly placeholder?: undefined } & ValueProps<NoInfer<Value>>)
  );

/**
 * Lets the user choose one of a few options. It is the browser's own list, which every phone, keyboard and screen
 * reader supports.
 */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, labelContext, hint, error, options } = props;
  const all = options.flatMap((entry) => entry.options ?? entry);
  // As the browser does it: it begins at the first option that can be chosen.
  const empty =
    props.placeholder === undefined
      ? (all.find(({ isDisabled }) => isDisabled !== true)?.value ?? null)
      : null;
  const field = useField<Value | null, HTMLSelectElement>(withHeldValue(props), empty);
  const { id, value: held, change, isLocked } = field;
  // The list of the browser shows and sends only what it has.
  const chosen = all.some(({ value }) => value === held) ? held : empty;
  // Without options they may still be on their way.
  const isGone = props.value === undefined && chosen !== held && all.length > 0;
  const moveOn = useEffectEvent(() => {
    change(chosen);
  });
  useEffect(() => {
    if (isGone) moveOn();
  }, [isGone]);

  function pick(next: string): void {
    if (!isLocked) change(all.find(({ value }) => value === next)?.value ?? null);
  }
  useEarlyEntry(
    id,
    (list) =>
      list instanceof HTMLSelectElement && list.value !== (chosen ?? '') ? list.value : undefined,
    pick,
  );

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
          {...field.attributes()}
          // A list cannot be read-only, and `disabled` would drop focus.
          aria-disabled={isLocked || undefined}
          className={classNames(control, styles.select)}
          onBlur={props.onBlur}
          onChange={(event) => {
            pick(event.target.value);
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
          value={chosen ?? ''}
        >
          {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
          {options.map(drawEntry)}
        </select>
        <span className={styles.icon}>
          <ChevronDownIcon />
        </span>
      </div>
    </FieldFrame>
  );
}

/** Without a placeholder there is always a value. */
function withHeldValue<Value extends string>(props: SelectProps<Value>) {
  const onValueChange = (next: Value | null): void => {
    if (props.placeholder !== undefined) props.onValueChange?.(next);
    else if (next !== null) props.onValueChange?.(next);
  };
  const { value, defaultValue, ...others } = props;
  return value === undefined
    ? { ...others, defaultValue, onValueChange }
    : { ...others, value, onValueChange };
}

/** No key opens or changes a locked list. Tab and the browser's own shortcuts work. */
function keepShut(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  // F4 and Alt with an arrow open a list.
  const opens = key === 'F4' || key === 'ArrowDown' || key === 'ArrowUp';
  const isShortcut = !opens && (ctrlKey || metaKey || altKey || /^F\d/u.test(key));
  if (key !== 'Tab' && !isShortcut) event.preventDefault();
}

function drawEntry(entry: SelectOption<string> | SelectOptionGroup<string>): ReactNode {
  const { label } = entry;
  return entry.options === undefined ? (
    <option disabled={entry.isDisabled} key={entry.value} value={entry.value}>
      {label}
    </option>
  ) : (
    <optgroup key={label} label={label}>
      {entry.options.map(drawEntry)}
    </optgroup>
  );
}
