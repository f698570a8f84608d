import type { ErrorReport } from '@mina-sidor/api-client';

const longest = { message: 500, stack: 4000 } as const;

// A place in the code, which is kept: its name may look like a token, and its column like a number.
const codePlace = String.raw`([\w.-]+\.(?:m?[jt]sx?|css)(?::\d+){0,2})`;
const unlessCode = (pattern: string): RegExp => new RegExp(`${codePlace}|${pattern}`, 'giu');

/**
 * What must not leave the page, and what stands in its place. The order matters: an address of a mailbox may hold digits, and
 * a token may hold a number.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  // What a browser quotes from a text that it could not read, which may be a letter of the customer.
  [/"[^"\n]*(?:"|$)/gu, '"[text]"'],
  [/[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu, '[e-mail]'],
  // The query of an address: searches, tokens, payments.
  [/\?[^\s)]*/gu, '?[query]'],
  // Ids and tokens, as hexadecimal digits or in base 64.
  [unlessCode(String.raw`\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}`), '[token]'],
  // Personal numbers, reference numbers, OCR numbers, phone numbers: six digits and more, however they are grouped.
  [unlessCode(String.raw`\+?\d(?:[ \u00A0+-]?\d){5,}`), '[number]'],
];

/** The text without what tells who the customer is or what was written (rows Q33 and Z21). */
export function scrub(text: string): string {
  return replacements.reduce(
    (clean, [pattern, sign]) =>
      clean.replaceAll(pattern, (_found, kept: unknown) =>
        typeof kept === 'string' ? kept : sign,
      ),
    text,
  );
}

/** What is told to the provider of an error, whatever was thrown. */
export function toErrorReport(thrown: unknown): ErrorReport {
  const { message, stack = '' } =
    thrown instanceof Error ? thrown : { message: typeof thrown, stack: '' };
  return {
    // A stack begins with the error's own message, so it is cleaned in the same way.
    stack: scrub(stack).slice(0, longest.stack),
    message: scrub(message).slice(0, longest.message),
  };
}
