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
  /** A payment has come in that is not tied to a case: the debt may be less than it seems (row Z35). */
  readonly hasOspec: boolean;
}

/**
 * All that can be paid, in one payment (rows C22, C24 and C25), and what kept that payment from starting, also where it
 * has taken the box away.
 */
export function WholeDebtBox({ activeCases, debt, payment, hasOspec }: WholeDebtBoxProps) {
  return (
    <Stack gap="x20">
      <PaymentProblemNotice problem={payment.problem} />
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

/** What is paid (row Z32): how many cases, which of them cannot be paid one by one here, and what is left out. */
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

/** Why the amount is not the sum of the cases; nothing where it is. */
function gapText(activeCases: readonly ClaimCase[]): string {
  const { cut, credit, unreadable } = chargeGapOf(activeCases);
  const sentences = [
    ...(cut === 0 ? [] : [fill(words.cut, { amount: formatAmount(cut) })]),
    ...(credit === 0 ? [] : [fill(words.credit, { amount: formatAmount(credit) })]),
    ...(unreadable === 0 ? [] : [plural(words.unreadable, unreadable)]),
  ];
  return sentences.join(' ');
}
