'use client';

import { type ReactNode, type Ref, useId } from 'react';

import { ChoiceRow } from '../../private/ChoiceRow.tsx';
import { choices } from '../../private/choices.css.ts';
import { FieldGroup } from '../../private/FieldGroup.tsx';
import { type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import type { OptionWithHint } from '../../private/option.ts';
import { tickOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import * as styles from '../Checkbox/Checkbox.css.ts';
import { CheckIcon } from '../Icon/index.ts';

/** One option of a group. */
export type CheckboxOption<Value extends string> = OptionWithHint<Value>;

export type CheckboxGroupProps<Value extends string> = Omit<FieldProps, 'isRequired'> & {
  /** The options, in reading order. */
  readonly options: readonly CheckboxOption<Value>[];
  /** Called when focus leaves the group. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the first box, for instance when the group is in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & ValueProps<readonly NoInfer<Value>[]>;

const none: readonly never[] = [];

/**
 * Lets the user choose several of a few options that are all in view, with one label and one error. The value is the list
 * of chosen values, in the order of the options. A form gets each of them under `name`.
 */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>): ReactNode {
  const { label, hint, error, isLocked = false, id, name, options, onBlur, ref } = props;
  const groupId = useId();
  const boxId = (index: number): string =>
    index === 0 && id !== undefined ? id : `${groupId}-${String(index)}`;
  const [chosen, change] = useFieldValue<readonly Value[]>(props, { id: boxId(0), empty: none });

  /** Chooses the options that `isChecked` says are checked; those that it says nothing of stay as they are. */
  function choose(isChecked: (index: number) => boolean | undefined): void {
    if (isLocked) return;
    const isChosen = ({ value }: CheckboxOption<Value>, index: number): boolean =>
      isChecked(index) ?? chosen.includes(value);
    change(options.filter(isChosen).map(({ value }) => value));
  }

  const tickedEarly = (index: number): boolean | undefined =>
    tickOf(document.getElementById(boxId(index)));
  useEarlyEntry(
    boxId(0),
    () => {
      const ticks = options.map((_, index) => tickedEarly(index));
      return ticks.every((tick) => tick === undefined) ? undefined : ticks;
    },
    (ticks) => {
      choose((index) => ticks[index]);
    },
  );

  return (
    <FieldGroup
      controlId={boxId(0)}
      error={error}
      field={props}
      hint={hint}
      id={groupId}
      label={label}
      onBlur={onBlur}
    >
      <div className={choices}>
        {options.map((option, index) => (
          <ChoiceRow
            controlClass={styles.control}
            hint={option.hint}
            id={boxId(index)}
            key={option.value}
            label={option.label}
          >
            <input
              {...fieldAttributes(boxId(index), { hint: option.hint })}
              // A checkbox cannot be read-only, and `disabled` would drop focus.
              aria-disabled={isLocked || undefined}
              checked={chosen.includes(option.value)}
              className={styles.input}
              data-state={isLocked ? 'locked' : error === undefined ? undefined : 'error'}
              name={name}
              onChange={({ target }) => {
                choose((at) => (at === index ? target.checked : undefined));
              }}
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              value={option.value}
            />
            <span className={styles.mark}>
              <CheckIcon />
            </span>
          </ChoiceRow>
        ))}
      </div>
    </FieldGroup>
  );
}
