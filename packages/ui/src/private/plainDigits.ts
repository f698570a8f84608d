/** From zero to nine, of Arabic and of Persian. */
const foreignDigits = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/** The digits of Arabic and Persian keyboards as `0` to `9`, which programs read. A field that drops them would lose them silently. */
export function plainDigits(text: string): string {
  // Both begin at a multiple of sixteen.
  return text.replaceAll(foreignDigits, (digit) => String(digit.charCodeAt(0) % 16));
}
