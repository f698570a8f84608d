const halfCharacters = /\p{Surrogate}/gu;

/**
 * Encodes a text for an address. Unpaired surrogates are replaced, as browsers do in a query: `encodeURIComponent`
 * would throw, and one broken text of the provider would break the whole page.
 */
export function encodedForAddress(text: string): string {
  return encodeURIComponent(text.replaceAll(halfCharacters, '\uFFFD'));
}
