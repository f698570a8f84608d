import { chargeOf, type ClaimCase } from '@mina-sidor/api-client';
import { PaymentCard, Stack, Text } from '@mina-sidor/ui';
import { fill, formatAmount, plural, softHyphens } from '@mina-sidor/texts';

import { sumOf } from '../../domain/amounts.ts';
import type { Payment } from '../../customer/payment/usePayment.ts';
import { PaymentProblemNotice } from '../../parts/payment/PaymentProblemNotice.tsx';
import { paymentNumbersOf } from '../../parts/payment/useBankPayments.ts';
import { texts } from '../../texts.ts';
import { chargeGapOf, includedText, type WholeDebt } from './wholeDebt.rules.ts';

const words = texts.claims.wholeDebt;

interface WholeDebtBoxProps {
  readonly activeCases: readonly ClaimCase[];
  readonly debt: WholeDebt | null;
  readonly payment: Payment;
  /** The provider has received money that belongs to no case yet, so the debt may be lower than shown (row Z35). */
  readonly hasOspec: boolean;
  /** The list has links to pay single cases. */
  readonly canPayOneByOne: boolean;
  /** Something else is to be paid first. */
  readonly isFolded: boolean;
}

/**
 * Pays everything that can be paid, in one payment (rows C22, C24 and C25). The notice about a failed payment shows
 * even when the box has disappeared.
 */
export function WholeDebtBox({
  activeCases,
  debt,
  payment,
  hasOspec,
  canPayOneByOne,
  isFolded,
}: WholeDebtBoxProps) {
  const included = debt === null ? '' : includedText(debt.cases);
  return (
    <Stack gap="x20">
      <PaymentProblemNotice cases={activeCases} problem={payment.problem} />
      {debt === null ? null : (
        <PaymentCard
          amount={null}
          headingLevel={2}
          message={hasOspec ? texts.payment.unmatched : undefined}
          folded={isFolded ? softHyphens(`${sumText(debt)}. ${included}`) : undefined}
          note={
            <Included
              activeCases={activeCases}
              canPayOneByOne={canPayOneByOne}
              included={isFolded ? null : included}
            />
          }
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
            variant: isFolded || hasOspec ? 'secondary' : 'primary',
          }}
          status="payable"
          title={words.title}
        />
      )}
    </Stack>
  );
}

/** What the cases ask for. The button says what is charged. */
function sumText({ cases }: WholeDebt): string {
  return formatAmount(sumOf(cases.map(({ amountToPay }) => amountToPay)));
}

interface IncludedProps extends Pick<WholeDebtBoxProps, 'activeCases' | 'canPayOneByOne'> {
  /** What it covers, unless the words above say it already. */
  readonly included: string | null;
}

/** What the payment covers (row Z32), the other way to pay, and what is left out. */
function Included({ activeCases, canPayOneByOne, included }: IncludedProps) {
  const gap = gapText(activeCases);
  return (
    <Stack gap="x8">
      {included === null ? null : <Text size="small">{softHyphens(included)}</Text>}
      {canPayOneByOne ? (
        <Text size="small" tone="soft">
          {words.oneByOne}
        </Text>
      ) : null}
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
