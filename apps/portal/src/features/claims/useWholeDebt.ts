import { useMemo } from 'react';
import type { InsuranceCase } from '@mina-sidor/api-client';

import { useCustomer } from '../../customer/customer.ts';
import { type Payment, usePayment } from '../../customer/payment/usePayment.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { type WholeDebt, wholeDebtOf } from './wholeDebt.rules.ts';

/** The whole debt, and how far the wish to pay it has come. */
export interface WholeDebtPayment {
  /** `null` where the debt cannot be paid at once (row C23). */
  readonly debt: WholeDebt | null;
  readonly payment: Payment;
}

/**
 * The whole debt and the way to pay it. A payment that is being created elsewhere hides it; one that was asked for
 * here leaves the button where it is, busy (rows C22, C23 and P05).
 */
export function useWholeDebt(
  activeCases: readonly InsuranceCase[],
  refresh: () => Promise<void>,
): WholeDebtPayment {
  const { isPaymentBeingCreated } = useServices();
  const { access } = useCustomer();
  const payment = usePayment(refresh);
  const isLocked = useStore(isPaymentBeingCreated) && !payment.isPending;
  const debt = useMemo(
    () => wholeDebtOf(activeCases, { canPay: access.payments, isPaymentBeingCreated: isLocked }),
    [activeCases, access.payments, isLocked],
  );
  return { debt, payment };
}
