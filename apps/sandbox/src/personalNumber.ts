import personnummer from 'personnummer';

const rule = { allowCoordinationNumber: true, allowInterimNumber: false };

/** The number in its twelve-digit form, or null when it is not a valid Swedish personal number (rows V11, V12). */
export function toPersonalNumber(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length < 10 || trimmed.length > 13 || !personnummer.valid(trimmed, rule)) return null;
  return personnummer.parse(trimmed, rule).format(true);
}
