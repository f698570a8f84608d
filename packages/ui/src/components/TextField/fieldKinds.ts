import type { HTMLInputAutoCompleteAttribute } from 'react';

import type { TextRule } from './editText.ts';

export interface FieldKind extends TextRule {
  readonly attributes: {
    readonly type: 'text' | 'tel';
    /** Keyboard that a phone shows. */
    readonly inputMode?: 'email' | 'tel' | 'numeric';
    readonly autoComplete?: HTMLInputAutoCompleteAttribute;
    readonly autoCapitalize?: 'none';
    readonly spellCheck?: false;
  };
}

const code = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/**
 * What a field asks of browser and keyboard for each kind of text. An address is a plain text field with the keyboard of
 * an address: `type="email"` changes what is typed and hides where the caret stands.
 */
export const fieldKinds = {
  text: { attributes: { type: 'text' }, maxLength: 200 },
  email: {
    attributes: { ...code, type: 'text', inputMode: 'email', autoComplete: 'email' },
    maxLength: 200,
  },
  phone: { attributes: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }, maxLength: 200 },
  digits: {
    attributes: { ...code, type: 'text', inputMode: 'numeric' },
    maxLength: 200,
    drops: /\D/gu,
  },
  /** Twelve digits and one separator (row V11). */
  personalNumber: {
    attributes: { ...code, type: 'text', inputMode: 'numeric' },
    maxLength: 13,
    maxDigits: 12,
    drops: /[^\d+-]/gu,
  },
} as const satisfies Record<string, FieldKind>;

/** Kinds of text that a field can ask for. */
export type TextFieldKind = keyof typeof fieldKinds;
