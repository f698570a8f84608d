/** A text, parted at the numbers of cases in it. */
type PartedText = readonly (string | { readonly referenceNumber: string })[];

/** As `referenceInSentence` writes it. The first group tells it from an amount, whose groups have three digits. */
const written = /(?<!\d)(\d{4}(?:\u00A0\d{4})*\u00A0\d{1,4})(?!\d)/u;

/** Finds the numbers of cases in a sentence, so that they can be links (row Z87). */
export function partAtCases(text: string): PartedText {
  return text
    .split(written)
    .map((part, index) =>
      index % 2 === 0 ? part : { referenceNumber: part.replaceAll('\u00A0', '') },
    )
    .filter((part) => part !== '');
}
