/** From zero to nine: of Arabic, of Persian, and the wide ones of Japanese. */
const foreignDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu;

/** The digits of other keyboards as `0` to `9`, which programs read. A field that drops them would lose them silently. */
export function plainDigits(text: string): string {
  // Each of these scripts begins at a multiple of sixteen.
  return text.replaceAll(foreignDigits, (digit) => String(digit.charCodeAt(0) % 16));
}
