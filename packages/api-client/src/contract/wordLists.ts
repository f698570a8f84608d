import * as v from 'valibot';

/**
 * A text from a list that the provider may lengthen. Any text is valid, so that a new word in the provider's systems
 * never breaks a page; `knownWord` tells which word of the list it is. openapi.json names the known ones.
 */
export function openList<const Words extends readonly string[]>(known: Words) {
  return v.pipe(v.string(), v.metadata({ known }));
}

/** The word of the list that the text is, without the spaces around it; `null` for any other text. */
export function knownWord<Word extends string>(
  words: readonly Word[],
  text: string | null,
): Word | null {
  const wanted = text?.trim();
  return words.find((word) => word === wanted) ?? null;
}

/** The same without regard to case, because the provider's systems mix `MatrixCustomer` and `matrixCustomer`. */
export function knownWordInAnyCase<Word extends string>(
  words: readonly Word[],
  text: string | null,
): Word | null {
  const wanted = text?.trim().toLowerCase();
  return words.find((word) => word.toLowerCase() === wanted) ?? null;
}

/** A text from a closed list, in any case. An unknown text is read as `fallback`. */
export function closedList<const Words extends readonly string[]>(
  words: Words,
  fallback: Words[number],
) {
  return v.pipe(
    v.string(),
    // Before the transform, because openapi.json describes the sent value, and its conversion stops at a transform.
    v.metadata({ enum: words, fallback }),
    v.transform((text): Words[number] => knownWordInAnyCase(words, text) ?? fallback),
  );
}
