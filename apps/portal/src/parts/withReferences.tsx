import type { ReactNode } from 'react';
import { DigitGroups } from '@mina-sidor/ui';

/** As `referenceInSentence` writes it: groups of four digits, which no amount and no date has. */
const reference = /(?<![\d\u00A0])(\d{4}(?:\u00A0\d{1,4})+)(?![\d\u00A0])/u;

/** A sentence whose case numbers are heard digit by digit, and copied without spaces (row Z103). */
export function withReferences(sentence: string): readonly ReactNode[] {
  return sentence.split(reference).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- only its index identifies a part
      <DigitGroups isSpelledOut isUnbroken key={index} value={part.replaceAll('\u00A0', '')} />
    ),
  );
}
