import { customers } from './customers.ts';

/** What tells who a customer is, whatever a journey is about: personal numbers, OCR numbers, mailboxes, written words. */
const always: readonly RegExp[] = [
  ...Object.values(customers).map(({ personalNumber }) => inAnyForm(personalNumber)),
  // All sample cases have OCR numbers of this form: the reference number and two digits more.
  /(?<!\d)4711\d{9}(?!\d)/u,
  /[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2,}/u,
  // From the messages that Maja finds.
  /ställde av bilen|bekräftelsen från Transportstyrelsen|bilderna på skadan som ni frågade efter/u,
];

/** Shorter than this a text is found everywhere by accident. */
const shortest = 6;

/** The first trace of personal data in the text, in addresses also in their encoded form; `null` when there is none. */
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

/** A personal number with or without its century, its digits in one row or parted. */
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
