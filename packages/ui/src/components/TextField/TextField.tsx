import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';

import { FieldFrame, fieldAttributes } from '../../private/fieldFrame.tsx';
import { input } from './TextField.css.ts';

export interface TextFieldProps {
  /** What to write. Always seen, above the field. */
  readonly label: string;
  readonly value: string;
  /** Called with the new text at every change. */
  readonly onChange: (value: string) => void;
  /** How to write it. Below the label, read after it. */
  readonly hint?: string | undefined;
  /** What is wrong and how to put it right. Marks the field as invalid and is read with it. */
  readonly error?: string | undefined;
  /**
   * How many characters the field takes.
   * @default 200 (row V14)
   */
  readonly maxLength?: number | undefined;
  /** Keyboard that a phone shows. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  /** What the browser may fill in by itself (WCAG 1.3.5). */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | undefined;
  readonly name?: string | undefined;
  /**
   * Said to assistive technology. What is optional says so in its label.
   * @default false
   */
  readonly isRequired?: boolean | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets focus be set from outside, on the first field in error for instance. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  maxLength = 200,
  type = 'text',
  isRequired = false,
  onChange,
  ...attributes
}: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <input
        {...attributes}
        {...fieldAttributes(id, { hint, error })}
        aria-required={isRequired || undefined}
        className={input}
        maxLength={maxLength}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        type={type}
      />
    </FieldFrame>
  );
}
