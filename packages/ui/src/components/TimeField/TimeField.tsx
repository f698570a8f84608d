'use client';

import { type ReactNode, type Ref, useContext, useId, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import { formatText } from '../../private/formatText.ts';
import { markFoundError } from '../../private/foundError.ts';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import { input } from '../DateField/DateField.css.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { parseTime } from './parseTime.ts';

export type TimeFieldProps = FieldProps & {
  /** An error message that replaces the one that the field finds itself when focus leaves it: half a time. */
  readonly error?: string | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & ValueProps<string | null>;

/**
 * A time of day, as 14:30; `null` while the field is empty or its time is half written. It is the browser's own time
 * field, which the user knows how to use.
 */
export function TimeField({
  label,
  hint,
  error,
  isRequired = false,
  isLocked = false,
  id,
  name,
  onBlur,
  ref,
  ...held
}: TimeFieldProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { timeUnreadable } = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const [isHalf, setIsHalf] = useState(false);
  const [current, change] = useFieldValue<string | null>(held, {
    id: fieldId,
    empty: null,
    onReset: () => {
      setIsHalf(false);
    },
  });
  const value = current === null ? null : (parseTime(current) ?? null);
  const isFault = isHalf && value === null && timeUnreadable !== undefined;
  const words =
    error ?? (isFault ? formatText(timeUnreadable, { example: exampleTime(locale) }) : undefined);

  function write(text: string): void {
    const time = parseTime(text) ?? null;
    setIsHalf(false);
    if (time !== value) change(time);
  }
  useEarlyEntry(fieldId, textOf, write);

  return (
    <FieldFrame
      announcedError={words && `${label}: ${words}`}
      error={words}
      hint={hint}
      id={fieldId}
      label={label}
    >
      <input
        {...fieldAttributes(fieldId, { hint, error: words }, held)}
        {...markFoundError(isFault)}
        aria-required={isRequired || undefined}
        className={classNames(control, input)}
        data-state={isLocked ? 'locked' : undefined}
        name={name}
        onBlur={({ currentTarget }) => {
          setIsHalf(currentTarget.validity.badInput);
          onBlur?.();
        }}
        onChange={({ target }) => {
          write(target.value);
        }}
        // Enter sends the form, although focus stays.
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') setIsHalf(currentTarget.validity.badInput);
        }}
        onPaste={(event) => {
          const time = parseTime(event.clipboardData.getData('text'));
          if (isLocked || time === undefined) return;
          event.preventDefault();
          write(time);
        }}
        readOnly={isLocked}
        ref={ref}
        type="time"
        value={value ?? ''}
      />
    </FieldFrame>
  );
}

/** Half past two in the afternoon, as the language writes it. */
function exampleTime(locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(Date.UTC(2026, 0, 1, 14, 30));
}
