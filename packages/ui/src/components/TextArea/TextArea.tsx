'use client';

import type { FocusEvent, ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, noteId } from '../../private/fieldFrame.tsx';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
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
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, hint, error, limit, rows = 4, onBlur } = props;
  const field = useField(props, '');
  const { id, value, change } = field;
  useEarlyEntry(id, textOf, change);
  const count = countCharacters(value);
  const isOver = limit !== undefined && count > limit;
  const attributes = field.attributes({ notes: limit === undefined ? [] : [noteId(id)] });
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <textarea
        {...attributes}
        aria-invalid={isOver || attributes['aria-invalid']}
        className={classNames(control, styles.textArea, styles.rows[rows])}
        onBlur={onBlur}
        onChange={(event) => {
          change(event.target.value);
        }}
        readOnly={field.isLocked}
        rows={rows}
        value={value}
      />
      {limit === undefined ? null : (
        <CharacterCounter count={count} id={noteId(id)} limit={limit} />
      )}
    </FieldFrame>
  );
}
