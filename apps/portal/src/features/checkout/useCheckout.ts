import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';

import { checkoutAccountOf } from '../../platform/config.ts';
import { useStore } from '../../platform/store.ts';
import { isCertain, type KnownPayment, paymentOf } from '../../domain/storedPayment.rules.ts';
import { chargedParts } from '../../domain/knownPayments.rules.ts';
import { paidByOthers } from '../../domain/paidByOthers.rules.ts';
import { mayBePaidByAnother } from '../../domain/openPayments.rules.ts';
import type { CheckoutState } from '../../domain/payment.rules.ts';
import { type ShownProblem, usePayment } from '../../customer/payment/usePayment.ts';
import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import {
  type CheckoutEvent,
  type CheckoutStage,
  firstStageOf,
  isRunning,
  shownStageOf,
  stageAfter,
} from './checkout.rules.ts';
import { openCheckout } from './openCheckout.ts';
import { type Change, changeOf, type ShownDueState, shownDueState } from './dueState.rules.ts';
import { useAskForDue, useDue } from './useDue.ts';

export interface Checkout {
  readonly stage: CheckoutStage;
  /** What this browser has kept of the payment. */
  readonly known: KnownPayment | undefined;
  /** The state of what was to be paid, when the checkout cannot be shown. */
  readonly dueState: ShownDueState;
  /** What has changed since an earlier visit, whose frame stands open again. */
  readonly change: Change | null;
  /** Replaces a cancelled payment by a new one; `null` when this browser does not know what it was for, or another may have paid it. */
  readonly payAgain: (() => void) | null;
  readonly isPending: boolean;
  /** Why no new payment replaced the cancelled one. */
  readonly problem: ShownProblem | null;
  /** The payment company puts its frame into this element. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The payment company's checkout of one payment, from loading to paid (rows P06–P09, P12). */
export function useCheckout(payment: CheckoutState): Checkout {
  const { paymentId, referenceNumber, charge, concerns } = payment;
  const { clock, config, environment, now } = useServices();
  const { access, scope } = useCustomer();
  const { payments } = scope;
  const ofThisBrowser = useStore(payments.store);
  const known = paymentOf(ofThisBrowser, paymentId);
  const isPaid = known !== undefined && isCertain(known);
  const paidElsewhere = paidByOthers(ofThisBrowser, paymentId);
  const isPaidElsewhere = paidElsewhere !== 'none';
  const container = useRef<HTMLDivElement>(null);
  const [ownStage, dispatch] = useReducer(
    stageAfter,
    firstStageOf({
      isCompleted: isPaid,
      isCancelled: payments.isCancelled(paymentId),
      isPaidByAnother: isPaidElsewhere,
    }),
  );
  const { pay, isPending, problem } = usePayment(useAskForDue(referenceNumber));
  const stage = shownStageOf(ownStage, {
    isMissing: useStore(payments.missing).includes(paymentId),
    hasProblem: problem !== null,
  });
  const isOpen = isRunning(stage);
  const [isOpenedAgain] = useState(known === undefined || known.isReopened === true);
  const why = isOpen && isOpenedAgain ? 'openedAgain' : null;
  const due = useDue(stage === 'unavailable' ? stage : why, referenceNumber);
  const payAgain =
    referenceNumber === undefined ||
    charge === undefined ||
    mayBePaidByAnother(ofThisBrowser, paymentId, referenceNumber, now())
      ? null
      : () => pay({ kind: 'case', referenceNumber, charge, concerns });

  const follow = useEffectEvent((event: CheckoutEvent) => {
    // A payment that the company has reported as completed may have taken money, whatever it reports later.
    const isReported = paymentOf(payments.store.get(), paymentId)?.isCompleted === true;
    if (event === 'cancelled' && isReported) return;
    if (event === 'completed') void payments.complete(payment);
    if (event === 'cancelled') payments.cancel(payment);
    if (event !== 'completed' || charge !== undefined) dispatch(event);
  });
  const noteOpen = useEffectEvent(() => payments.noteOpen(payment));
  useEffect(() => {
    if (isPaid) dispatch('completed');
    else if (isPaidElsewhere) dispatch('paidByAnother');
  }, [isPaid, isPaidElsewhere]);

  useEffect(() => {
    if (!isOpen || container.current === null) return undefined;
    noteOpen();
    return openCheckout({
      account: checkoutAccountOf(environment, config),
      paymentId,
      container: container.current,
      clock,
      onEvent: follow,
    });
  }, [isOpen, paymentId, clock, config, environment]);

  return {
    stage,
    known,
    dueState: shownDueState(due.state, paidElsewhere),
    change:
      why === null || due.cases === null
        ? null
        : changeOf(chargedParts(payment, known), due.cases, access),
    payAgain,
    isPending,
    problem,
    container,
  };
}
