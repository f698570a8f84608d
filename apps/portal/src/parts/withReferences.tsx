import type { ReactNode } from 'react';
import { DigitGroups } from '@mina-sidor/ui';

import { CaseNumber } from './CaseNumber.tsx';

/** As `referenceInSentence` writes it: groups of four digits, which no amount and no date has. */
const reference = /(?<![\d\u00A0])(\d{4}(?:\u00A0\d{1,4})+)(?![\d\u00A0])/u;

/** A sentence whose case numbers are heard digit by digit, and copied without spaces (row Z103). */
export function withReferences(sentence: string): readonly ReactNode[] {
  return withEachReference(sentence, (value, key) => (
    <DigitGroups isSpelledOut isUnbroken key={key} value={value} />
  ));
}

/** The same, each number with a link to its case (row Z87). Not for places inside a link or a button. */
export function withLinkedReferences(sentence: string): readonly ReactNode[] {
  return withEachReference(sentence, (value, key) => (
    <CaseNumber key={key} referenceNumber={value} />
  ));
}

function withEachReference(
  sentence: string,
  draw: (referenceNumber: string, key: number) => ReactNode,
): readonly ReactNode[] {
  return sentence
    .split(reference)
    .map((part, index) => (index % 2 === 0 ? part : draw(part.replaceAll('\u00A0', ''), index)));
}
