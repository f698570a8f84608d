import type { HTMLInputAutoCompleteAttribute } from 'react';

import type { TextRule } from './editText.ts';

export interface FieldKind extends TextRule {
  readonly attributes: {
    readonly type: 'text' | 'tel' | 'search';
    /** The on-screen keyboard of a phone. */
    readonly inputMode?: 'email' | 'tel' | 'url' | 'numeric' | 'search';
    readonly autoComplete?: HTMLInputAutoCompleteAttribute;
    readonly autoCapitalize?: 'none';
    readonly spellCheck?: false;
    /** It is written from the left in every language. An Arabic page would show `ada@` as `@ada`, and `47 11` as `11 47`. */
    readonly dir?: 'ltr';
  };
}

const code = {
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
} as const;

/**
 * What a field asks of the browser for each kind of text. An e-mail address uses a plain text field with an e-mail
 * keyboard: `type="email"` changes the typed text and hides the caret position.
 */
export const fieldKinds = {
  text: { attributes: { type: 'text' }, maxLength: 200 },
  email: { attributes: { ...code, inputMode: 'email', autoComplete: 'email' }, maxLength: 200 },
  phone: {
    attributes: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
    maxLength: 200,
  },
  /** The address of a web page, or a part of it after a `prefix`. */
  url: { attributes: { ...code, inputMode: 'url', autoComplete: 'url' }, maxLength: 200 },
  /** Filters what is shown while the user types; Escape empties it. */
  search: {
    attributes: { type: 'search', inputMode: 'search', autoComplete: 'off' },
    maxLength: 200,
  },
  digits: { attributes: { ...code, inputMode: 'numeric' }, maxLength: 200, drops: /\D/gu },
  /** Twelve digits and one separator. */
  personalNumber: {
    attributes: { ...code, inputMode: 'numeric' },
    maxLength: 13,
    maxDigits: 12,
    drops: /[^\d+-]/gu,
  },
} as const satisfies Record<string, FieldKind>;

/** The kinds of text. */
export type TextFieldKind = keyof typeof fieldKinds;
