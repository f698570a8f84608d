import type { ClaimCase } from '@mina-sidor/api-client';
import { PaymentCard, Stack } from '@mina-sidor/ui';
import { fill, formatAmount, plural } from '@mina-sidor/texts';

import { chargeOf } from '../../domain/payability.ts';
import type { Payment } from '../../customer/payment/usePayment.ts';
import { PaymentProblemNotice } from '../../parts/payment/PaymentProblemNotice.tsx';
import { texts } from '../../texts.ts';
import { chargeGapOf, type WholeDebt } from './wholeDebt.rules.ts';

const words = texts.claims.wholeDebt;

interface WholeDebtBoxProps {
  readonly activeCases: readonly ClaimCase[];
  readonly debt: WholeDebt | null;
  readonly payment: Payment;
}

/**
 * All that can be paid, in one payment (rows C22, C24 and C25), and what kept that payment from starting, also where it
 * has taken the box away.
 */
export function WholeDebtBox({ activeCases, debt, payment }: WholeDebtBoxProps) {
  return (
    <Stack gap="x20">
      <PaymentProblemNotice problem={payment.problem} />
      {debt === null ? null : (
        <PaymentCard
          amount={formatAmount(debt.charge)}
          headingLevel={2}
          note={noteOf(activeCases)}
          numberWords={texts.paymentNumbers}
          numbers={debt.cases.map((one) => ({
            reference: one.referenceNumber,
            amount: formatAmount(one.amountToPay),
            plusgiro: one.plusGiroNumber,
            ocr: one.ocrNumber,
          }))}
          numbersTitle={texts.paymentNumbers.title}
          pay={{
            label: fill(words.pay, { amount: formatAmount(debt.charge) }),
            onPay: () => {
              payment.pay({
                kind: 'wholeDebt',
                charge: debt.charge,
                parts: debt.cases.map((one) => ({
                  referenceNumber: one.referenceNumber,
                  charge: chargeOf(one),
                })),
              });
            },
            isPending: payment.isPending,
            pendingLabel: words.payPending,
          }}
          status="payable"
          title={words.title}
        />
      )}
    </Stack>
  );
}

/** Why the amount of the card is not the sum of the cases; nothing where it is. */
function noteOf(activeCases: readonly ClaimCase[]): string | undefined {
  const { cut, credit, unreadable } = chargeGapOf(activeCases);
  const sentences = [
    ...(cut === 0 ? [] : [fill(words.cut, { amount: formatAmount(cut) })]),
    ...(credit === 0 ? [] : [fill(words.credit, { amount: formatAmount(credit) })]),
    ...(unreadable === 0 ? [] : [plural(words.unreadable, unreadable)]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
