import { plainDigits } from '../../private/plainDigits.ts';

/** Which characters a field keeps. */
export interface TextRule {
  /** Maximum number of characters. */
  readonly maxLength: number;
  /** Maximum number of digits. */
  readonly maxDigits?: number;
  /** The characters to remove, as a global pattern. */
  readonly drops?: RegExp;
}

/** The text of a field and the position of the caret. */
export interface TextState {
  readonly value: string;
  readonly caret: number;
}

/**
 * The state after typing: unwanted characters are removed, and a full field does not change. A text that was too long
 * from the start can be shortened.
 */
export function keepTyped(typed: TextState, previous: string, rule: TextRule): TextState {
  const value = keep(typed.value, rule);
  const isGrown = fits(previous, rule) || value.length > previous.length;
  if (!fits(value, rule) && isGrown) {
    const added = typed.value.length - previous.length;
    return { value: previous, caret: Math.max(0, typed.caret - added) };
  }
  return { value, caret: keep(typed.value.slice(0, typed.caret), rule).length };
}

/** The state after pasting over a selection: as much of the cleaned text as fits. */
export function insertPasted(
  pasted: string,
  previous: string,
  selection: { readonly start: number; readonly end: number },
  rule: TextRule,
): TextState {
  const before = previous.slice(0, selection.start);
  const after = previous.slice(selection.end);
  // One more than fits, so that the loop removes whole characters and this cut never leaves half of one.
  let inserted = keep(cleanPasted(pasted), rule).slice(0, rule.maxLength + 1);
  while (inserted !== '' && !fits(before + inserted + after, rule))
    inserted = inserted.replace(/.$/su, '');
  return { value: before + inserted + after, caret: before.length + inserted.length };
}

/**
 * Removes invisible characters that are copied from web pages, PDF files and contact lists: surrounding spaces,
 * no-break spaces, line breaks, direction marks. Joiners stay, because they are part of letters in some scripts.
 */
export function cleanPasted(text: string): string {
  return text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function keep(text: string, { drops }: TextRule): string {
  return drops === undefined ? text : plainDigits(text).replaceAll(drops, '');
}

function fits(text: string, { maxLength, maxDigits = maxLength }: TextRule): boolean {
  return text.length <= maxLength && text.replaceAll(/\D/gu, '').length <= maxDigits;
}
