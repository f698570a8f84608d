/** What a field shows around its value. */
export interface Affixes {
  /** Stands before the field. */
  readonly prefix?: string | undefined;
  /** Stands after the field. */
  readonly suffix?: string | undefined;
}

/**
 * A text that is pasted together with what the field shows around it. A letter beside a letter belongs to the same word: "Malm" does not
 * end with the suffix "m".
 */
export function withoutAffixes(text: string, { prefix = '', suffix = '' }: Affixes): string {
  const lower = text.toLowerCase();
  const end = text.length - suffix.length;
  const hasSuffix = lower.endsWith(suffix.toLowerCase()) && !isInsideWord(text, end);
  const front = hasSuffix ? text.slice(0, end) : text;
  const start = prefix.length;
  const hasPrefix = lower.startsWith(prefix.toLowerCase()) && !isInsideWord(front, start);
  return (hasPrefix ? front.slice(start) : front).trim();
}

function isInsideWord(text: string, at: number): boolean {
  return at > 0 && /^\p{L}{2}/u.test(text.slice(at - 1));
}
