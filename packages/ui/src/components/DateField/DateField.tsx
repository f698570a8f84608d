import { type ReactNode, type Ref, useId, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { type DateFault, type DateLimits, limitFault, parseDate } from './calendarDate.ts';
import { input } from './DateField.css.ts';
import { faultWords, hintWithLimits } from './dateWords.ts';
import { WholeDates } from './WholeDates.tsx';

export interface DateFieldProps extends FieldProps, DateLimits {
  /** The day, in the form 2026-11-20; none while there is none or what is written is no date. */
  readonly value: string | undefined;
  /** Called with the new day at every change, also with one that lies outside `min` and `max`. */
  readonly onChange: (value: string | undefined) => void;
  /** First day that can be chosen. Said after the hint, and in the error. */
  readonly min?: string | undefined;
  /** Last day that can be chosen. Said after the hint, and in the error. */
  readonly max?: string | undefined;
  /** What is wrong, in place of what the field finds by itself when focus leaves it. */
  readonly error?: string | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets focus be set from outside, on the first field in error for instance. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A day. The browser's own field, so that it is written and chosen as the reader is used to. */
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
  const announce = useAnnounce();
  // What is written in a browser without date fields, while it is no date yet.
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
      error={words && <WholeDates text={words} />}
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
          const found = isUnreadable ? 'unreadable' : limitFault(value, limits);
          setFaultWhenLeft(found);
          // Focus is elsewhere by now; who listens would not learn of it.
          if (found !== undefined && error === undefined)
            announce(`${label}: ${faultWords(found, limits, texts)}`);
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
