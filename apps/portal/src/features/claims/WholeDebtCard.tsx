import { PaymentCard } from '@mina-sidor/ui';
import { fill, formatKronor, plural } from '@mina-sidor/texts';

import { paymentNumberWords } from '../../parts/payment/paymentNumberWords.ts';
import { texts } from '../../texts.ts';
import type { ChargeGap } from './debtSum.rules.ts';
import type { WholeDebt } from './wholeDebt.rules.ts';

const words = texts.claims.wholeDebt;

interface WholeDebtCardProps {
  readonly debt: WholeDebt;
  readonly pay: () => void;
  readonly isPending: boolean;
}

/** All that can be paid, in one payment (rows C22, C24 and C25). */
export function WholeDebtCard({ debt, pay, isPending }: WholeDebtCardProps) {
  return (
    <PaymentCard
      {...debt.card}
      headingLevel={2}
      note={noteOf(debt.gap)}
      numberWords={paymentNumberWords}
      numbersTitle={texts.paymentNumbers.title}
      pay={{
        label: fill(words.pay, { amount: debt.card.amount }),
        onPay: pay,
        isPending,
        pendingLabel: words.payPending,
      }}
      title={words.title}
    />
  );
}

/** Why the amount of the card is not the sum of the cases; nothing where it is. */
function noteOf({ cut, credit, unreadable }: ChargeGap): string | undefined {
  const sentences = [
    ...(cut === 0 ? [] : [fill(words.cut, { amount: formatKronor(cut / 100) })]),
    ...(credit === 0 ? [] : [fill(words.credit, { amount: formatKronor(credit / 100) })]),
    ...(unreadable === 0 ? [] : [plural(words.unreadable, unreadable)]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
