import type { ClaimCase } from '@mina-sidor/api-client';
import { PaymentCard, Stack, Text } from '@mina-sidor/ui';
import { fill, formatAmount, formatList, plural } from '@mina-sidor/texts';

import { chargeOf } from '../../domain/payability.ts';
import type { Payment } from '../../customer/payment/usePayment.ts';
import { PaymentProblemNotice } from '../../parts/payment/PaymentProblemNotice.tsx';
import { paymentNumbersOf } from '../../parts/payment/useBankPayments.ts';
import { texts } from '../../texts.ts';
import { chargeGapOf, kindsAmong, type WholeDebt } from './wholeDebt.rules.ts';

const words = texts.claims.wholeDebt;

interface WholeDebtBoxProps {
  readonly activeCases: readonly ClaimCase[];
  readonly debt: WholeDebt | null;
  readonly payment: Payment;
  /** The provider has received money that belongs to no case yet, so the debt may be lower than shown (row Z35). */
  readonly hasOspec: boolean;
}

/**
 * Pays everything that can be paid, in one payment (rows C22, C24 and C25). The notice about a failed payment shows
 * even when the box has disappeared.
 */
export function WholeDebtBox({ activeCases, debt, payment, hasOspec }: WholeDebtBoxProps) {
  return (
    <Stack gap="x20">
      <PaymentProblemNotice cases={activeCases} problem={payment.problem} />
      {debt === null ? null : (
        <PaymentCard
          amount={null}
          headingLevel={2}
          message={hasOspec ? texts.payment.unmatched : undefined}
          note={<Included activeCases={activeCases} debt={debt} />}
          bankPayments={debt.cases.map((one) => ({
            reference: one.referenceNumber,
            amount: formatAmount(one.amountToPay),
            numbers: paymentNumbersOf(one),
          }))}
          numberWords={texts.paymentNumbers}
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

interface IncludedProps {
  readonly activeCases: readonly ClaimCase[];
  readonly debt: WholeDebt;
}

/** What the payment covers (row Z32): the number of cases, those that cannot be paid one by one, and what is left out. */
function Included({ activeCases, debt }: IncludedProps) {
  const kinds = kindsAmong(debt.cases);
  const included = plural(words.included, debt.cases.length);
  const gap = gapText(activeCases);
  return (
    <Stack gap="x8">
      <Text size="small">
        {kinds.length === 0
          ? `${included}.`
          : fill(words.alsoIncluded, {
              included,
              kinds: formatList(kinds.map(([kind, count]) => plural(words.kinds[kind], count))),
            })}
      </Text>
      {kinds.length === 0 ? null : (
        <Text size="small" tone="soft">
          {words.waitWithSome}
        </Text>
      )}
      {gap === '' ? null : (
        <Text size="small" tone="soft">
          {gap}
        </Text>
      )}
    </Stack>
  );
}

/** Why the amount is not the sum of the cases; empty when it is. */
function gapText(activeCases: readonly ClaimCase[]): string {
  const { cut, credit, unreadable } = chargeGapOf(activeCases);
  const sentences = [
    ...(cut === 0 ? [] : [fill(words.cut, { amount: formatAmount(cut) })]),
    ...(credit === 0 ? [] : [fill(words.credit, { amount: formatAmount(credit) })]),
    ...(unreadable === 0 ? [] : [plural(words.unreadable, unreadable)]),
  ];
  return sentences.join(' ');
}
