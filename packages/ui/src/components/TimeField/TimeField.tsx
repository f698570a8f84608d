'use client';

import { type ReactNode, type Ref, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps } from '../../private/fieldFrame.tsx';
import { markFoundError } from '../../private/foundError.ts';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { input } from '../DateField/DateField.css.ts';
import { parseTime } from './parseTime.ts';

export type TimeFieldProps = FieldProps & {
  /** The error that the field finds itself when focus leaves it: half a time. "Skriv hela klockslaget, till exempel 14:30." */
  readonly halfError: string;
  /** An error message that replaces the one that the field finds itself when focus leaves it. */
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
export function TimeField(props: TimeFieldProps): ReactNode {
  const { label, hint, halfError, error, onBlur } = props;
  const [isHalf, setIsHalf] = useState(false);
  const field = useField(props, null, () => {
    setIsHalf(false);
  });
  const { id, value: current, change, isLocked } = field;
  const value = current === null ? null : (parseTime(current) ?? null);
  const isFault = isHalf && value === null;
  const words = error ?? (isFault ? halfError : undefined);

  function write(text: string): void {
    const time = parseTime(text) ?? null;
    setIsHalf(false);
    if (time !== value) change(time);
  }
  useEarlyEntry(id, textOf, write);

  return (
    <FieldFrame
      announcedError={words && `${label}: ${words}`}
      error={words}
      hint={hint}
      id={id}
      label={label}
    >
      <input
        {...field.attributes({ error: words })}
        {...markFoundError(isFault)}
        className={classNames(control, input)}
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
        type="time"
        value={value ?? ''}
      />
    </FieldFrame>
  );
}
