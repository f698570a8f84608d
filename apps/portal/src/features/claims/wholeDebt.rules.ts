import type { InsuranceCase } from '@mina-sidor/api-client';
import { formatKronor } from '@mina-sidor/texts';
import type { PayableState } from '@mina-sidor/ui';

import { chargeOf, isPayable, isPaymentInProgress } from '../../domain/case.rules.ts';
import { type ChargeGap, chargeGapOf } from './debtSum.rules.ts';

/** What decides besides the cases whether the whole debt can be paid at once. */
interface WholeDebtConditions {
  /** Whether paying is offered at all: `access().payments`. */
  readonly canPay: boolean;
  /** A payment is being created, of a case or of the whole debt. */
  readonly isPaymentBeingCreated: boolean;
}

/** The whole debt as one payment. */
export interface WholeDebt {
  /** The state of the library's `PaymentCard`; each case has its own numbers (row C25). */
  readonly card: PayableState;
  /** What is charged, in whole kronor: each case is cut to whole kronor before they are added up (row C24). */
  readonly amount: number;
  /** The cases that the sum is of, and that are sent with the payment (row C24). */
  readonly referenceNumbers: readonly string[];
  /** What the active cases add up to and is not charged. */
  readonly gap: ChargeGap;
}

/** The whole debt, where it can be paid at once (rows C22 and C23); `null` shows no box. */
export function wholeDebtOf(
  activeCases: readonly InsuranceCase[],
  { canPay, isPaymentBeingCreated }: WholeDebtConditions,
): WholeDebt | null {
  if (!canPay || isPaymentBeingCreated || activeCases.length < 2) return null;
  if (activeCases.some((one) => one.hasOpenUninsuredPeriod || isPaymentInProgress(one)))
    return null;
  const payable = activeCases.filter(isPayable);
  if (payable.length === 0) return null;
  const amount = payable.reduce((sum, one) => sum + chargeOf(one), 0);
  if (!Number.isSafeInteger(amount)) return null;
  return {
    card: {
      status: 'payable',
      amount: formatKronor(amount),
      numbers: payable.map((one) => ({
        reference: one.referenceNumber,
        amount: formatKronor(one.amountToPay),
        plusgiro: one.plusGiroNumber,
        ocr: one.ocrNumber,
      })),
    },
    amount,
    referenceNumbers: payable.map(({ referenceNumber }) => referenceNumber),
    gap: chargeGapOf(activeCases),
  };
}
