import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { ApiResult, ClaimCase, ClaimsPackage } from '@mina-sidor/api-client';

import { checkoutAccountOf } from '../../platform/config.ts';
import type { CheckoutState } from '../../domain/payment.rules.ts';
import { usePayment } from '../../customer/payment/usePayment.ts';
import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { withKnownPayments } from '../../domain/knownPayments.rules.ts';
import { useStore } from '../../platform/store.ts';
import { useQuery } from '../../customer/useQuery.ts';
import { type CheckoutStage, isRunning, stageAfter } from './checkout.rules.ts';
import { openCheckout } from './openCheckout.ts';
import { type DueState, dueStateOf } from './dueState.rules.ts';

export interface Checkout {
  readonly stage: CheckoutStage;
  /** The state of what was to be paid, when the checkout cannot be shown. */
  readonly dueState: DueState | 'asking';
  /** Replaces a cancelled payment by a new one; `null` when this browser does not know what it was for. */
  readonly payAgain: (() => void) | null;
  readonly isPending: boolean;
  /** The payment company puts its frame into this element. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The payment company's checkout of one payment, from loading to paid (rows P06–P09, P12). */
export function useCheckout(payment: CheckoutState): Checkout {
  const { paymentId, referenceNumber, charge } = payment;
  const { clock, config, environment } = useServices();
  const { payments } = useCustomer().scope;
  const container = useRef<HTMLDivElement>(null);
  const [stage, dispatch] = useReducer(
    stageAfter,
    payments.isCompleted(paymentId) ? 'completed' : 'loading',
  );
  const dueState = useDueState(stage === 'unavailable', referenceNumber);
  const isOpen = isRunning(stage);
  // Unless a new payment was certainly created, the page shows the state of the case instead.
  const { pay, isPending } = usePayment(() => {
    dispatch('failed');
    return Promise.resolve(undefined);
  });
  const payAgain =
    referenceNumber === undefined || charge === undefined
      ? null
      : () => pay({ kind: 'case', referenceNumber, charge });

  const complete = useEffectEvent(async () => {
    dispatch((await payments.complete(payment)) ? 'completed' : 'denied');
  });
  useEffect(() => {
    if (stage === 'completed') void complete();
  }, [stage]);

  useEffect(() => {
    if (!isOpen || container.current === null) return undefined;
    return openCheckout({
      account: checkoutAccountOf(environment, config),
      paymentId,
      container: container.current,
      clock,
      onEvent: (event) => {
        // Anybody's payment can be opened by its address. If it was not begun in this browser, only the server can
        // confirm it.
        if (event === 'completed') void complete();
        if (event !== 'completed' || charge !== undefined) dispatch(event);
      },
    });
  }, [isOpen, paymentId, charge, clock, config, environment]);

  return { stage, dueState, payAgain, isPending, container };
}

/** Fetches the case, or all cases when the payment was for all of them. */
function useDueState(isWanted: boolean, referenceNumber: string | undefined) {
  const { access } = useCustomer();
  const { payments } = useCustomer().scope;
  const known = useStore(payments.store);
  const query = useQuery(
    isWanted ? ['dueState', referenceNumber ?? ''] : null,
    (client): Promise<ApiResult<ClaimCase | ClaimsPackage>> =>
      payments.askForCases<ClaimCase | ClaimsPackage>(
        () =>
          referenceNumber === undefined
            ? client.getClaims()
            : client.getCase({ query: { referenceNumber } }),
        casesOf,
      ),
    { kind: 'background' },
  );
  switch (query.status) {
    case 'loading':
      return 'asking';
    case 'failed':
      return 'unknown';
    case 'ready': {
      const cases = casesOf(query.value).map((one) => withKnownPayments(one, known));
      return dueStateOf(cases, access);
    }
  }
}

function casesOf(value: ClaimCase | ClaimsPackage): readonly ClaimCase[] {
  return 'activeReferenceNumberBaseDeck' in value ? value.activeReferenceNumberBaseDeck : [value];
}
