'use client';

import { type ReactNode, type Ref, useEffect, useId } from 'react';

import { ChoiceRow } from '../../private/ChoiceRow.tsx';
import { choices } from '../../private/choices.css.ts';
import { FieldGroup } from '../../private/FieldGroup.tsx';
import { type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import type { OptionWithHint } from '../../private/option.ts';
import { tickOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import * as styles from './RadioGroup.css.ts';

/** One option of a group. */
export type RadioOption<Value extends string> = OptionWithHint<Value>;

export type RadioGroupProps<Value extends string> = FieldProps & {
  /** The options, in reading order. */
  readonly options: readonly RadioOption<Value>[];
  /** Called when focus leaves the group. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the first option, for instance when the group is in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & ValueProps<NoInfer<Value> | null>;

/** Lets the user choose one of a few options that are all in view. `null` means that nothing is chosen yet. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const {
    label,
    hint,
    error,
    isRequired,
    isLocked = false,
    id,
    name,
    options,
    onBlur,
    ref,
  } = props;
  const groupId = useId();
  const ownName = useId();
  const optionId = (index: number): string =>
    index === 0 && id !== undefined ? id : `${groupId}-${String(index)}`;
  const [chosen, choose] = useFieldValue<Value | null>(props, { id: optionId(0), empty: null });
  function pick(next: Value): void {
    if (!isLocked) choose(next);
  }
  const isPicked = (_: unknown, index: number): boolean =>
    tickOf(document.getElementById(optionId(index))) ?? false;
  useEarlyEntry(optionId(0), () => options.find(isPicked)?.value, pick);
  // Radio buttons are a group by their name only. A name that the application did not give stays out of the form.
  useEffect(() => {
    const leaveOut = ({ formData }: FormDataEvent): void => {
      formData.delete(ownName);
    };
    document.addEventListener('formdata', leaveOut, true);
    return () => {
      document.removeEventListener('formdata', leaveOut, true);
    };
  }, [ownName]);
  return (
    <FieldGroup
      controlId={optionId(0)}
      error={error}
      field={props}
      hint={hint}
      id={groupId}
      isRequired={isRequired}
      label={label}
      onBlur={onBlur}
      role="radiogroup"
    >
      <div className={choices}>
        {options.map((option, index) => (
          <ChoiceRow
            controlClass={styles.control}
            hint={option.hint}
            id={optionId(index)}
            key={option.value}
            label={option.label}
          >
            <input
              {...fieldAttributes(optionId(index), { hint: option.hint })}
              // A radio button cannot be read-only, and `disabled` would drop focus.
              aria-disabled={isLocked || undefined}
              checked={option.value === chosen}
              className={styles.radio}
              data-state={isLocked ? 'locked' : error === undefined ? undefined : 'error'}
              name={name ?? ownName}
              onChange={() => {
                pick(option.value);
              }}
              ref={index === 0 ? ref : undefined}
              type="radio"
              value={option.value}
            />
            <span className={styles.mark} />
          </ChoiceRow>
        ))}
      </div>
    </FieldGroup>
  );
}
