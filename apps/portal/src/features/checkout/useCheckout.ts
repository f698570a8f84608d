import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { ApiResult, ClaimCase, ClaimsPackage } from '@mina-sidor/api-client';

import { checkoutAccountOf } from '../../platform/config.ts';
import type { CheckoutState } from '../../domain/payment.rules.ts';
import { isPaymentCompleted, rememberCompletion } from '../../customer/payment/paymentMemory.ts';
import { usePayment } from '../../customer/payment/usePayment.ts';
import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
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
export function useCheckout({ paymentId, referenceNumber, charge }: CheckoutState): Checkout {
  const { ask, client, clock, config, environment } = useServices();
  const container = useRef<HTMLDivElement>(null);
  const [stage, tell] = useReducer(stageAfter, paymentId, firstStage);
  const standing = useStanding(stage === 'unavailable', referenceNumber);
  const isOpen = isRunning(stage);
  // Where it is not known what became of the new payment, the page asks how the case stands.
  const { pay, isPending } = usePayment(() => {
    tell('failed');
    return Promise.resolve();
  });
  const payAgain =
    referenceNumber === undefined || charge === undefined
      ? null
      : () => pay({ kind: 'case', referenceNumber, charge });

  useEffect(() => {
    if (!isOpen || container.current === null) return undefined;
    return openCheckout({
      account: checkoutAccountOf(environment, config),
      paymentId,
      container: container.current,
      clock,
      onEvent: (event) => {
        if (event === 'completed' && !isPaymentCompleted(paymentId)) {
          rememberCompletion(paymentId);
          // Only a hint to the server, which learns the truth from the payment company: sent once, come what may.
          void ask(() => client.checkoutFinished({ query: { paymentId } }), {
            kind: 'report',
            isRetried: false,
          });
        }
        tell(event);
      },
    });
  }, [isOpen, paymentId, ask, client, clock, config, environment]);

  return { stage, standing, payAgain, isPending, container };
}

/** A payment that is made is not opened again, whichever way the customer comes back to it. */
function firstStage(paymentId: string): CheckoutStage {
  return isPaymentCompleted(paymentId) ? 'completed' : 'loading';
}

/** Asks how what was to be paid stands by now: one case, or all of them. */
function useStanding(isWanted: boolean, referenceNumber: string | undefined) {
  const { access } = useCustomer();
  const query = useQuery(
    isWanted ? ['paymentStanding', referenceNumber ?? ''] : null,
    (client): Promise<ApiResult<ClaimCase | ClaimsPackage>> =>
      referenceNumber === undefined
        ? client.getClaims()
        : client.getCase({ query: { referenceNumber } }),
    { kind: 'background' },
  );
  switch (query.status) {
    case 'loading':
      return 'asking';
    case 'failed':
      return 'unknown';
    case 'ready': {
      const { value } = query;
      const cases =
        'activeReferenceNumberBaseDeck' in value ? value.activeReferenceNumberBaseDeck : [value];
      return standingOf(cases, access);
    }
  }
}
