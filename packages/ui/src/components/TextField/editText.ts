/** What a field keeps of a text. */
export interface TextRule {
  /** How many characters it takes. */
  readonly maxLength: number;
  /** How many of them may be digits. */
  readonly maxDigits?: number;
  /** The characters that vanish, as a global pattern. */
  readonly drops?: RegExp;
}

/** The text of a field and where the caret stands in it. */
export interface TextState {
  readonly value: string;
  readonly caret: number;
}

/**
 * After typing: unwanted characters vanish where they were typed, and a full field stays as it is. A text that was too
 * long from the start may get shorter.
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

/** After pasting over a selection: as much of the cleaned text as there is room for. */
export function insertPasted(
  pasted: string,
  previous: string,
  selection: { readonly start: number; readonly end: number },
  rule: TextRule,
): TextState {
  const before = previous.slice(0, selection.start);
  const after = previous.slice(selection.end);
  // One too many, so that what the loop takes away at the limit is a whole character, and not a half one here.
  let inserted = keep(cleanPasted(pasted), rule).slice(0, rule.maxLength + 1);
  while (inserted !== '' && !fits(before + inserted + after, rule))
    inserted = inserted.replace(/.$/su, '');
  return { value: before + inserted + after, caret: before.length + inserted.length };
}

/**
 * What comes along from web pages, PDF files and contact lists without being seen: spaces around, no-break spaces, line
 * breaks, direction marks. Joiners stay, because they are part of letters in some scripts.
 */
export function cleanPasted(text: string): string {
  return text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function keep(text: string, { drops }: TextRule): string {
  return drops === undefined ? text : text.replaceAll(drops, '');
}

function fits(text: string, { maxLength, maxDigits = maxLength }: TextRule): boolean {
  return text.length <= maxLength && text.replaceAll(/\D/gu, '').length <= maxDigits;
}
