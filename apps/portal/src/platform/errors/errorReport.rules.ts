import type { ErrorReport } from '@mina-sidor/api-client';

const longest = { message: 500, stack: 4000 } as const;

// A place in the code, such as `index-9f86.js:1:234567`. It is kept, although its name may look like a token and its
// column like a number.
const codePlace = String.raw`([\w.-]+\.(?:m?[jt]sx?|css)(?::\d+){0,2})`;
const unlessCode = (pattern: string): RegExp => new RegExp(`${codePlace}|${pattern}`, 'giu');

/**
 * What must not leave the page, and its replacement. The order matters: an e-mail address may contain digits, and a
 * token may contain a number.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  // A quotation, for instance of a response that could not be parsed: it may be a customer's letter.
  [/"[^"\n]*(?:"|$)/gu, '"[text]"'],
  [/[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu, '[e-mail]'],
  // Searches, tokens and payments.
  [/\?[^\s)]*/gu, '?[query]'],
  [unlessCode(String.raw`\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}`), '[token]'],
  // Personal numbers, reference numbers, OCR numbers and phone numbers, however their digits are grouped.
  [unlessCode(String.raw`\+?\d(?:[\p{Zs}+-]?\d){5,}`), '[number]'],
];

/** Removes what identifies the customer and what the customer wrote (rows Q33 and Z21). */
export function scrub(text: string): string {
  return replacements.reduce(
    (clean, [pattern, sign]) =>
      clean.replaceAll(pattern, (_found, kept: unknown) =>
        typeof kept === 'string' ? kept : sign,
      ),
    text,
  );
}

/** Makes a report of whatever was thrown. */
export function toErrorReport(thrown: unknown): ErrorReport {
  const { message, stack = '' } =
    thrown instanceof Error ? thrown : { message: typeof thrown, stack: '' };
  return {
    // A stack begins with the error's own message.
    stack: scrub(stack).slice(0, longest.stack),
    message: scrub(message).slice(0, longest.message),
  };
}
