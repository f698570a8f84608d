'use client';

import { type ReactNode, type Ref, useContext, useMemo, useState } from 'react';

import { affix } from '../../private/affix.tsx';
import { row } from '../../private/affixed.css.ts';
import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, noteId } from '../../private/fieldFrame.tsx';
import { formatText } from '../../private/formatText.ts';
import { markFoundError } from '../../private/foundError.ts';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { useIsLive } from '../../private/useIsLive.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './NumberField.css.ts';
import { limitFault, marksOf, type NumberFault, readNumber } from './readNumber.ts';

export type NumberFieldProps = FieldProps & {
  /**
   * The lowest number, inclusive. Part of the error that the field finds itself; say it in the hint too. A lower number
   * is still the field's value. From 0 a phone shows a keyboard of digits, which may lack the minus.
   * @default none
   */
  readonly min?: number | undefined;
  /**
   * The highest number, inclusive. Part of the error that the field finds itself; say it in the hint too. A higher number
   * is still the field's value.
   * @default none
   */
  readonly max?: number | undefined;
  /**
   * How many decimals the number may have; say it in the hint too. A text with more is not a number.
   * @default 0
   */
  readonly decimals?: number | undefined;
  /**
   * What is counted, after the field and read with it: `kr`, `km`.
   * @default none
   */
  readonly unit?: string | undefined;
  /**
   * Stands before the field and is read with it, such as a currency: `£`.
   * @default none
   */
  readonly prefix?: string | undefined;
  /** An error message that replaces the one that the field finds itself when focus leaves it. */
  readonly error?: string | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & ValueProps<number | null>;

/**
 * A number that counts or measures something. `null` means that the field is empty or that its text is not a number.
 *
 * A form gets it as `1234.5`, whatever the user wrote and the language shows; an empty text without a number.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, hint, error, name, min, max, decimals = 0, unit, prefix, onBlur } = props;
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  // What the user has written, until it can be shown as the value.
  const [draft, setDraft] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [isFaultShown, setIsFaultShown] = useState(false);
  const isLive = useIsLive();
  const field = useField(props, null, () => {
    setDraft('');
    setIsFaultShown(false);
  });

  const { id, value, change } = field;
  const prefixId = prefix && `${id}-prefix`;
  const unitId = unit && noteId(id);
  const marks = useMemo(() => marksOf(locale), [locale]);
  const read = (written: string, atMost = decimals): number | null =>
    readNumber(written, atMost, marks, { prefix, unit });
  const format = (number: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(number);
  /** What is sent: the number that shows, as programs read it. */
  const plainOf = (number: number): string =>
    new Intl.NumberFormat('en', { maximumFractionDigits: decimals, useGrouping: false }).format(
      number,
    );
  // An edit of `1,234` would leave marks where none can stand.
  const ungroup = (grouped: string): string => grouped.replaceAll(marks.group, '');
  const shown = value === null ? '' : format(value);
  // Another value has come from the application. The text must not come back with a later one.
  if (draft !== '' && read(draft) !== value) setDraft('');
  const text = draft === '' ? (isFocused ? ungroup(shown) : shown) : draft;
  const isUnreadable = value === null && text.trim() !== '';
  const faultNow = isUnreadable ? faultOfText() : limitFault(value, { min, max });
  // An error shows from when focus leaves the field until it is put right.
  const fault = isFaultShown ? faultNow : undefined;
  const words = error ?? (fault && faultWords(fault));

  function faultOfText(): NumberFault {
    return read(text, Infinity) === null ? 'unreadable' : 'decimals';
  }

  function faultWords(found: NumberFault): string {
    const example = format(decimals === 0 ? 1200 : 1200.5);
    switch (found) {
      case 'unreadable':
        return formatText(texts.numberUnreadable, { example });
      case 'decimals':
        return formatText(texts.numberTooManyDecimals, { example });
      case 'low':
        return formatText(texts.numberTooLow, { min: format(min ?? 0) });
      case 'high':
        return formatText(texts.numberTooHigh, { max: format(max ?? 0) });
    }
  }

  function write(written: string): void {
    const number = read(written);
    setDraft(written);
    setIsFaultShown(false);
    if (number !== value) change(number);
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
      <div className={row}>
        {affix(prefixId, prefix)}
        <input
          {...field.attributes({ notes: [prefixId, unitId], error: words })}
          {...markFoundError(fault !== undefined)}
          autoComplete="off"
          className={classNames(control, styles.input)}
          inputMode={inputModeOf(decimals, min)}
          // Without scripts, what is written is sent.
          name={isLive ? undefined : name}
          onBlur={() => {
            setIsFocused(false);
            setIsFaultShown(true);
            if (!isUnreadable) setDraft('');
            onBlur?.();
          }}
          onChange={({ target }) => {
            write(target.value);
          }}
          // Enter sends the form, although focus stays.
          onKeyDown={({ key }) => {
            if (key === 'Enter') setIsFaultShown(true);
          }}
          onFocus={({ currentTarget: input }) => {
            setIsFocused(true);
            const plain = ungroup(text);
            if (text === draft || text === plain) return;
            const place = (at: number | null): number => ungroup(text.slice(0, at ?? 0)).length;
            // The `select()` of Chromium brings focus first, and keeps what is selected here: all, since nothing is yet.
            const isUnset = input.selectionEnd === 0;
            const start = place(input.selectionStart);
            const end = isUnset ? plain.length : place(input.selectionEnd);
            // Setting the text here leaves React nothing to change, so what is selected stays.
            input.value = plain;
            input.setSelectionRange(start, end);
          }}
          readOnly={field.isLocked}
          type="text"
          value={text}
        />
        {affix(unitId, unit)}
        {name === undefined || !isLive ? null : (
          <input name={name} type="hidden" value={value === null ? '' : plainOf(value)} />
        )}
      </div>
    </FieldFrame>
  );
}

/** The keyboard of digits lacks the minus on some phones. */
function inputModeOf(decimals: number, min = -1): 'numeric' | 'decimal' | undefined {
  if (min < 0) return undefined;
  return decimals === 0 ? 'numeric' : 'decimal';
}
