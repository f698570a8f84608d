'use client';

import { type ReactNode, type Ref, useContext, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, labelId } from '../../private/fieldFrame.tsx';
import { markFoundError } from '../../private/foundError.ts';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { type DateFault, type DateLimits, dayOf, limitFault, parseDate } from './calendarDate.ts';
import { dateGroup, input } from './DateField.css.ts';
import { faultWords, hintWithLimits, isMonthFirst, writtenLimits } from './dateWords.ts';
import { WholeDates } from './WholeDates.tsx';

interface OwnProps extends FieldProps, DateLimits {
  /** First date, as 2026-11-20. Part of the hint and of the error; an earlier date is still the field's value. */
  readonly min?: string | undefined;
  /** Last date, as 2026-11-20. Part of the hint and of the error; a later date is still the field's value. */
  readonly max?: string | undefined;
  /** An error message that replaces the one that the field finds itself when focus leaves it. */
  readonly error?: string | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export type DateFieldProps = OwnProps & ValueProps<string | null>;

/**
 * A date, as 2026-11-20; `null` while the field is empty or its text is not a date. Of a timestamp it shows the day. It is the browser's own date field,
 * which the user knows how to use.
 */
export function DateField(props: DateFieldProps): ReactNode {
  return <DateFieldPart {...props} />;
}

interface DateFieldPartProps {
  /** The `id` of the error of the group around the field, which makes the field invalid too. */
  readonly groupErrorId?: string | undefined;
  /**
   * The label of the group around the field, which becomes a part of its name. The field then is a group too: in Firefox,
   * Orca says the names of groups at the parts of a date, but not that of the date.
   */
  readonly group?: { readonly label: string; readonly labelId: string } | undefined;
}

/** A date field that stands alone, or is one of two. */
export function DateFieldPart(props: DateFieldProps & DateFieldPartProps): ReactNode {
  const { label, hint, error, min, max, onBlur, groupErrorId, group } = props;
  const texts = useUiTexts();
  // The text typed in a browser without date fields, while it is not yet a date.
  const [draft, setDraft] = useState('');
  const [faultWhenFound, setFaultWhenFound] = useState<DateFault>();
  const field = useField(props, null, () => {
    setDraft('');
    setFaultWhenFound(undefined);
  });

  const { id, value: current, change, isLocked } = field;
  const value = current === null ? null : dayOf(current);
  const locale = useContext(UiContext)?.locale;
  const read = (text: string): string | undefined => parseDate(text, () => isMonthFirst(locale));
  const limits = { min, max };
  const shownLimits = writtenLimits(limits, locale);
  const fault =
    faultWhenFound === 'unreadable' && value === null
      ? faultWhenFound
      : faultWhenFound && limitFault(value, limits);
  const words = error ?? (fault && faultWords(fault, shownLimits, texts));
  const fullHint = hintWithLimits(hint, shownLimits, texts);

  const attributes = field.attributes({ hint: fullHint, error: words });
  const descriptions = [attributes['aria-describedby'], groupErrorId];

  function write(text: string): void {
    const date = read(text) ?? null;
    setDraft(date === null ? text : '');
    setFaultWhenFound(undefined);
    if (date !== value) change(date);
  }
  useEarlyEntry(id, textOf, write);

  function check({ validity }: HTMLInputElement): void {
    const isUnreadable = validity.badInput || (value === null && draft !== '');
    setFaultWhenFound(isUnreadable ? 'unreadable' : limitFault(value, limits));
  }

  return (
    <FieldFrame
      announcedError={words && `${label}: ${words}`}
      drawnError={words && <WholeDates text={words} />}
      error={words}
      hint={fullHint && <WholeDates text={fullHint} />}
      id={id}
      label={label}
    >
      {asGroup(
        group && `${label} ${group.label}`,
        <input
          {...attributes}
          aria-describedby={descriptions.filter((one) => one !== undefined).join(' ') || undefined}
          aria-invalid={groupErrorId === undefined ? attributes['aria-invalid'] : true}
          {...markFoundError(fault !== undefined)}
          aria-labelledby={group && `${labelId(id)} ${group.labelId}`}
          className={classNames(control, input)}
          max={max}
          min={min}
          onBlur={({ currentTarget }) => {
            check(currentTarget);
            onBlur?.();
          }}
          onChange={(event) => {
            write(event.target.value);
          }}
          // Enter sends the form, although focus stays.
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') check(currentTarget);
          }}
          onPaste={(event) => {
            const date = read(event.clipboardData.getData('text'));
            if (isLocked || date === undefined) return;
            event.preventDefault();
            write(date);
          }}
          readOnly={isLocked}
          type="date"
          value={value ?? draft}
        />,
      )}
    </FieldFrame>
  );
}

/** The group has a `legend`, since another label with the same words would be found beside that of the field. */
function asGroup(name: string | undefined, field: ReactNode): ReactNode {
  if (name === undefined) return field;
  return (
    <fieldset className={dateGroup}>
      <legend className={hidden}>{name}</legend>
      {field}
    </fieldset>
  );
}
