import { pluralInText, type PluralText } from '@mina-sidor/texts';

import { capital } from '../../domain/inSentence.ts';
import { texts } from '../../texts.ts';
import type { Deficiency } from './deficiencies.ts';

const { verdict } = texts.accessibility;

/** Full conformance must not be claimed while a deficiency is known. */
export function conformanceOf(known: readonly Deficiency[]): 'full' | 'partial' {
  return known.length === 0 ? 'full' : 'partial';
}

export function knownText(count: number): string {
  return count === 0 ? verdict.noneKnown : countText(verdict.known, count);
}

/** A sentence that begins with a number. */
export function countText(sentence: PluralText, count: number): string {
  return capital(pluralInText(sentence, count));
}
