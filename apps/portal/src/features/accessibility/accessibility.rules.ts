import { plural } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';
import type { Deficiency } from './deficiencies.ts';

const { verdict, numbers } = texts.accessibility;

/** Full conformance must not be claimed while a deficiency is known. */
export function conformanceOf(known: readonly Deficiency[]): 'full' | 'partial' {
  return known.length === 0 ? 'full' : 'partial';
}

export function knownText(count: number): string {
  return count === 0 ? verdict.noneKnown : countText(verdict.known, count);
}

/** A sentence that begins with a number, written in letters if the catalogue has them. */
export function countText(
  sentence: { readonly one: string; readonly other: string },
  count: number,
): string {
  const inLetters = Object.entries(numbers).find(([number]) => number === String(count))?.[1];
  const { one, other } = sentence;
  return plural(
    { one, other: inLetters === undefined ? other : other.replace('{count}', inLetters) },
    count,
  );
}
