import { type ReactNode, type Ref, useId, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { type DateFault, type DateLimits, limitFault, parseDate } from './calendarDate.ts';
import { input } from './DateField.css.ts';
import { faultWords, hintWithLimits } from './dateWords.ts';
import { WholeDates } from './WholeDates.tsx';

export interface DateFieldProps extends FieldProps, DateLimits {
  /** The date, as 2026-11-20; `undefined` while the field is empty or its text is not a date. */
  readonly value: string | undefined;
  /** Called with the new date at every change, also with a date outside `min` and `max`. */
  readonly onChange: (value: string | undefined) => void;
  /** First date that can be chosen. Part of the hint and of the error. */
  readonly min?: string | undefined;
  /** Last date that can be chosen. Part of the hint and of the error. */
  readonly max?: string | undefined;
  /** An error message that replaces the one that the field finds itself when focus leaves it. */
  readonly error?: string | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A date. It is the browser's own date field, which the user knows how to use. */
export function DateField({
  label,
  hint,
  error,
  isRequired = false,
  isLocked = false,
  id,
  name,
  value,
  onChange,
  min,
  max,
  onBlur,
  ref,
}: DateFieldProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = useUiTexts();
  // The text typed in a browser without date fields, while it is not yet a date.
  const [draft, setDraft] = useState('');
  const [faultWhenLeft, setFaultWhenLeft] = useState<DateFault>();

  const limits = { min, max };
  const fault =
    faultWhenLeft === 'unreadable' ? faultWhenLeft : faultWhenLeft && limitFault(value, limits);
  const words = error ?? (fault && faultWords(fault, limits, texts));
  const fullHint = hintWithLimits(hint, limits, texts);

  function change(text: string): void {
    const date = parseDate(text);
    setDraft(date === undefined ? text : '');
    setFaultWhenLeft(undefined);
    if (date !== value) onChange(date);
  }

  return (
    <FieldFrame
      announcedError={words && `${label}: ${words}`}
      drawnError={words && <WholeDates text={words} />}
      error={words}
      hint={fullHint && <WholeDates text={fullHint} />}
      id={fieldId}
      label={label}
    >
      <input
        {...fieldAttributes(fieldId, { hint: fullHint, error: words })}
        aria-required={isRequired || undefined}
        className={classNames(control, input)}
        data-state={isLocked ? 'locked' : undefined}
        max={max}
        min={min}
        name={name}
        onBlur={({ currentTarget: field }) => {
          const isUnreadable = field.validity.badInput || (value === undefined && draft !== '');
          setFaultWhenLeft(isUnreadable ? 'unreadable' : limitFault(value, limits));
          onBlur?.();
        }}
        onChange={(event) => {
          change(event.target.value);
        }}
        onPaste={(event) => {
          const date = parseDate(event.clipboardData.getData('text'));
          if (isLocked || date === undefined) return;
          event.preventDefault();
          change(date);
        }}
        readOnly={isLocked}
        ref={ref}
        type="date"
        value={value ?? draft}
      />
    </FieldFrame>
  );
}
