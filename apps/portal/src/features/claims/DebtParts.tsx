import { SumOfParts } from '@mina-sidor/ui';
import { fill, formatAmount, softHyphens } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';
import type { DebtPart } from './debtParts.rules.ts';

const words = texts.claims.debtParts;

interface DebtPartsProps {
  readonly parts: readonly DebtPart[];
  readonly balance: number | null;
  /** Some of it is being paid, and is still included. */
  readonly isProcessing: boolean;
  /** They are from an earlier page, and new ones are on their way (row Z26). */
  readonly isOld: boolean;
}

/** What the debt is made of (row Z83). */
export function DebtParts({ parts, balance, isProcessing, isOld }: DebtPartsProps) {
  const total = formatAmount(balance);
  const count = countOf(parts.reduce((sum, part) => sum + part.count, 0));
  return (
    <SumOfParts
      foot={isProcessing ? `${words.foot} ${words.footProcessing}` : words.foot}
      headingLevel={2}
      isOld={isOld}
      parts={parts.map((part) => ({
        term: softHyphens(words.terms[part.kind]),
        count: countOf(part.count),
        amount: formatAmount(part.sum),
        value: part.sum,
        tone: part.kind === 'uninsured' ? 'critical' : undefined,
      }))}
      text={isOld ? count : fill(words.text, { count, sum: total })}
      title={words.title}
      total={{ term: words.total, amount: total }}
    />
  );
}

function countOf(cases: number): string {
  return fill(words.count, { count: cases });
}
