'use client';

import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';

import { affix } from '../../private/affix.tsx';
import { row } from '../../private/affixed.css.ts';
import { classNames } from '../../private/classNames.ts';
import { control, lineWidth } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps, noteId } from '../../private/fieldFrame.tsx';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { cleanPasted, insertPasted, keepTyped, type TextState } from './editText.ts';
import { type FieldKind, fieldKinds, type TextFieldKind } from './fieldKinds.ts';
import { SearchIcon } from './SearchIcon.tsx';

interface OwnProps extends FieldProps {
  /**
   * A hint below the label, read after it.
   * @default for `email` an example, otherwise none
   */
  readonly hint?: string | undefined;
  /**
   * The kind of text: decides the keyboard of a phone, the browser's autofill, and which characters are kept. `digits`
   * and `personalNumber` remove other characters while typing. Other kinds than `text` and `search` are written from the
   * left in every language.
   * @default 'text'
   */
  readonly kind?: TextFieldKind | undefined;
  /**
   * Maximum number of characters.
   * @default 200, for `personalNumber` 13
   */
  readonly maxLength?: number | undefined;
  /**
   * What the browser may fill in (WCAG 1.3.5).
   * @default that of the kind
   */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /**
   * Stands before the field and is read with it, such as `https://`. Not part of the value.
   * @default none
   */
  readonly prefix?: string | undefined;
  /**
   * Stands after the field and is read with it, such as `.example.se`. Not part of the value.
   * @default none
   */
  readonly suffix?: string | undefined;
  /**
   * Formats the text when focus leaves the field, for instance a phone number into groups. `onValueChange` is called
   * with the formatted text.
   */
  readonly formatOnBlur?: ((value: string) => string) | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export type TextFieldProps = OwnProps & ValueProps<string>;

/** A text field with one line. */
export function TextField(props: TextFieldProps): ReactNode {
  const {
    label,
    error,
    kind = 'text',
    maxLength = fieldKinds[kind].maxLength,
    autoComplete,
    prefix,
    suffix,
    formatOnBlur,
    onBlur,
  } = props;
  const { emailExample } = useUiTexts();
  const hint = props.hint ?? (kind === 'email' ? emailExample : undefined);
  const field = useField(props, '');
  const { id, value, change: setValue, isLocked } = field;
  const prefixId = prefix && `${id}-prefix`;
  const suffixId = suffix && noteId(id);
  const rule: FieldKind = { ...fieldKinds[kind], maxLength };
  useEarlyEntry(id, textOf, (text) => {
    setValue(keepTyped({ value: text, caret: 0 }, value, rule).value);
  });

  function change(input: HTMLInputElement, next: TextState): void {
    if (input.value !== next.value) {
      // Setting the value here leaves React nothing to change, so the caret stays in place.
      input.value = next.value;
      input.setSelectionRange(next.caret, next.caret);
    }
    if (next.value !== value) setValue(next.value);
  }

  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <div className={row} dir={rule.attributes.dir}>
        {affix(prefixId, prefix)}
        {kind === 'search' && prefix === undefined ? <SearchIcon /> : null}
        <input
          {...rule.attributes}
          {...field.attributes({ hint, notes: [prefixId, suffixId] })}
          autoComplete={autoComplete ?? rule.attributes.autoComplete}
          className={classNames(control, lineWidth)}
          maxLength={maxLength}
          onBlur={() => {
            const formatted = isLocked ? value : (formatOnBlur?.(value) ?? value);
            if (formatted !== value) setValue(formatted);
            onBlur?.();
          }}
          onChange={({ currentTarget: input }) => {
            const caret = input.selectionStart ?? input.value.length;
            change(input, keepTyped({ value: input.value, caret }, value, rule));
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            // The browser's own paste can be undone, so it is used when its result is the same.
            if (isLocked || (rule.drops === undefined && cleanPasted(pasted) === pasted)) return;
            event.preventDefault();
            const { currentTarget: input } = event;
            const start = input.selectionStart ?? value.length;
            const selection = { start, end: input.selectionEnd ?? start };
            change(input, insertPasted(pasted, value, selection, rule));
          }}
          readOnly={isLocked}
          value={value}
        />
        {affix(suffixId, suffix)}
      </div>
    </FieldFrame>
  );
}
