import { customers } from './customers.ts';

/** What identifies a customer in every journey: personal numbers, OCR numbers, e-mail addresses and written texts. */
const always: readonly RegExp[] = [
  ...Object.values(customers).map(({ personalNumber }) => inAnyForm(personalNumber)),
  // The OCR number of a sample case is its reference number and two more digits.
  /(?<!\d)4711\d{9}(?!\d)/u,
  /[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2,}/u,
  // From the messages in Maja's conversations.
  /ställde av bilen|bekräftelsen från Transportstyrelsen|bilderna på skadan som ni frågade efter/u,
];

/** Shorter texts occur everywhere by chance. */
const shortest = 6;

/** The first personal data in the text or in its URL-decoded form; `null` when there is none. */
export function findPersonalData(text: string, typed: Iterable<string> = []): string | null {
  for (const form of [text, decoded(text)]) {
    for (const pattern of always) {
      const found = pattern.exec(form);
      if (found !== null) return found[0];
    }
    for (const words of typed) {
      if (words.length >= shortest && form.includes(words)) return words;
    }
  }
  return null;
}

/** A personal number with or without its century and separator. */
function inAnyForm(personalNumber: string): RegExp {
  const [century, day, last] = [
    personalNumber.slice(0, 2),
    personalNumber.slice(2, 8),
    personalNumber.slice(8),
  ];
  return new RegExp(`(?<!\\d)(?:${century})?${day}[-+ ]?${last}(?!\\d)`, 'u');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
