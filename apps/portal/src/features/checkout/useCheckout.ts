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
import { type PaymentStanding, standingOf } from './standing.rules.ts';

/** What the checkout page shows. */
export interface Checkout {
  readonly stage: CheckoutStage;
  /** How what was to be paid stands by now, where the checkout cannot be shown. */
  readonly standing: PaymentStanding | 'asking';
  /** Creates a payment in the place of a cancelled one; `null` where it is not known what of. */
  readonly payAgain: (() => void) | null;
  readonly isPending: boolean;
  /** The element that the payment company puts its frame into. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The payment company's checkout of one payment, from loading to paid (rows P06–P09, P12). */
export function useCheckout(payment: CheckoutState): Checkout {
  const { paymentId, referenceNumber, charge } = payment;
  const { payments, clock, config, environment } = useServices();
  const container = useRef<HTMLDivElement>(null);
  const [stage, tell] = useReducer(
    stageAfter,
    payments.isCompleted(paymentId) ? 'completed' : 'loading',
  );
  const standing = useStanding(stage === 'unavailable', referenceNumber);
  const isOpen = isRunning(stage);
  // Where it is not known what became of the new payment, the page asks how the case stands.
  const { pay, isPending } = usePayment(() => {
    tell('failed');
    return Promise.resolve(undefined);
  });
  const payAgain =
    referenceNumber === undefined || charge === undefined
      ? null
      : () => pay({ kind: 'case', referenceNumber, charge });

  const complete = useEffectEvent(async () => {
    tell((await payments.complete(payment)) ? 'completed' : 'denied');
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
        // The payment company would show anybody's payment: one that was not begun here is the server's to confirm.
        if (event === 'completed') void complete();
        if (event !== 'completed' || charge !== undefined) tell(event);
      },
    });
  }, [isOpen, paymentId, charge, clock, config, environment]);

  return { stage, standing, payAgain, isPending, container };
}

/** Asks how what was to be paid stands by now: one case, or all of them. */
function useStanding(isWanted: boolean, referenceNumber: string | undefined) {
  const { access } = useCustomer();
  const { payments } = useServices();
  const known = useStore(payments.store);
  const query = useQuery(
    isWanted ? ['paymentStanding', referenceNumber ?? ''] : null,
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
      return standingOf(cases, access);
    }
  }
}

function casesOf(value: ClaimCase | ClaimsPackage): readonly ClaimCase[] {
  return 'activeReferenceNumberBaseDeck' in value ? value.activeReferenceNumberBaseDeck : [value];
}
