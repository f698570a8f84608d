const halfCharacters = /\p{Surrogate}/gu;

/**
 * The text as a part of an address. Half a character, which no address can have, is replaced as browsers do in a query:
 * `encodeURIComponent` alone throws, and one broken text of the provider would take the whole page with it.
 */
export function encodedForAddress(text: string): string {
  return encodeURIComponent(text.replaceAll(halfCharacters, '\uFFFD'));
}
