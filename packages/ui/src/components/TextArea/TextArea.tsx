'use client';

import { type FocusEvent, type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, fieldAttributes, noteId } from '../../private/fieldFrame.tsx';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import { countCharacters } from './characters.ts';
import * as styles from './TextArea.css.ts';

interface OwnProps extends FieldProps {
  /**
   * Maximum number of characters. Shows a counter. A longer text is kept and marked, not cut. A `Form` is
   * sent all the same: check the length, and give the field its `error`.
   * @default none: no counter
   */
  readonly limit?: number | undefined;
  /**
   * Number of visible lines while it is empty.
   * @default 4
   */
  readonly rows?: keyof typeof styles.rows | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export type TextAreaProps = OwnProps & ValueProps<string>;

/** A text field with several lines. A change is reported also while the text is too long. */
export function TextArea({
  label,
  hint,
  error,
  isRequired = false,
  isLocked = false,
  id,
  name,
  limit,
  rows = 4,
  onBlur,
  ref,
  ...held
}: TextAreaProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [value, setValue] = useFieldValue<string>(held, { id: fieldId, empty: '' });
  useEarlyEntry(fieldId, textOf, setValue);
  const count = countCharacters(value);
  const isOver = limit !== undefined && count > limit;
  const attributes = fieldAttributes(
    fieldId,
    { hint, error, notes: limit === undefined ? [] : [noteId(fieldId)] },
    held,
  );
  return (
    <FieldFrame error={error} hint={hint} id={fieldId} label={label}>
      <textarea
        {...attributes}
        aria-invalid={isOver || attributes['aria-invalid']}
        aria-required={isRequired || undefined}
        className={classNames(control, styles.textArea, styles.rows[rows])}
        data-state={isLocked ? 'locked' : undefined}
        name={name}
        onBlur={onBlur}
        onChange={(event) => {
          setValue(event.target.value);
        }}
        readOnly={isLocked}
        ref={ref}
        rows={rows}
        value={value}
      />
      {limit === undefined ? null : (
        <CharacterCounter count={count} id={noteId(fieldId)} limit={limit} />
      )}
    </FieldFrame>
  );
}
