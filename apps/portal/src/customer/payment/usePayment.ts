import { useState } from 'react';
import type { ClaimCase, PortalClient } from '@mina-sidor/api-client';
import { useLocation, useNavigate } from 'react-router';

import { useCustomer } from '../customer.ts';
import type { UnloadLoss } from '../drafts/draftState.rules.ts';
import { hrefOf, isCheckoutPath } from '../../paths.ts';
import { useServices } from '../services.ts';
import type { ReadableStore, Store } from '../../platform/store.ts';
import { useIsMounted } from '../../platform/useIsMounted.ts';
import { partsOf } from '../../domain/knownPayments.rules.ts';
import {
  checkoutStateOf,
  moneyTakenOf,
  type MoneyTaken,
  type PaymentProblem,
  type PaymentRequest,
  type PaymentStart,
  paymentStartOf,
} from '../../domain/payment.rules.ts';

export interface Payment {
  readonly pay: (request: PaymentRequest) => void;
  /** The payment is being created, or its checkout is loading. */
  readonly isPending: boolean;
  readonly problem: ShownProblem | null;
  /** What the customer must agree to first. Nothing has been created yet. */
  readonly question: LossQuestion | null;
}

/** Asks whether to open the checkout although its new document loses what has not been sent (row Z15). */
export interface LossQuestion {
  readonly loss: UnloadLoss;
  readonly goOn: () => void;
  readonly stay: () => void;
}

/** Why the payment did not start, and whether money was taken. */
export interface ShownProblem {
  readonly kind: PaymentProblem;
  /** Changes when another tab begins a payment of these cases. */
  readonly money: ReadableStore<MoneyTaken>;
}

/**
 * Creates a payment and opens its checkout (rows P03–P05), one at a time in the whole tab. The call is never repeated
 * automatically (row Q22): when its effect is unknown, the page is refetched and the customer decides.
 *
 * @param refresh refetches the cases that the page shows; undefined when that fails
 */
export function usePayment(refresh: () => Promise<readonly ClaimCase[] | undefined>): Payment {
  const { client, ask, globalError, documentKind, now } = useServices();
  const { scope } = useCustomer();
  const { payments, drafts, isPaymentBeingCreated } = scope;
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ShownProblem | null>(null);
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const { pathname } = useLocation();
  const isHere = useIsMounted();

  // A customer who has left the page must not be sent to the checkout from the next one.
  const create = async (
    request: PaymentRequest,
    isLossAccepted: boolean,
  ): Promise<PaymentStart | null> => {
    if (!isHere()) return null;
    const result = await ask(() => createPayment(client, request), {
      kind: 'change',
      isRetried: false,
      action: 'payment',
    });
    if (!isHere()) return null;
    const start = paymentStartOf(result);
    if (start.status === 'created') {
      const state = checkoutStateOf(start.paymentId, request);
      if (!payments.begin(start.paymentId, request))
        return { status: 'problem', problem: 'unclear' };
      if (isLossAccepted) drafts.acceptLoss();
      // A payment that replaces a cancelled one replaces its history entry too.
      await navigate(hrefOf('checkout', start.paymentId), {
        state: { ...state, owner: scope.owner },
        replace: isCheckoutPath(pathname),
      });
    }
    return start;
  };

  const pay = async (request: PaymentRequest, isLossAccepted: boolean) => {
    setPending(true);
    setProblem(null);
    await takeTurn(isPaymentBeingCreated);
    const start = await create(request, isLossAccepted);
    isPaymentBeingCreated.set(false);
    // Stays pending, so that no button can be pressed while the checkout loads.
    if (start?.status === 'created') return;
    if (start?.status === 'problem' || start?.status === 'failed') {
      const wanted = new Set(referencesOf(request));
      const askedAt = now();
      const cases = (await refresh())?.filter((one) => wanted.has(one.referenceNumber));
      // A case that is missing from the list has been settled, so the list cannot show whether money was taken.
      const answer = cases?.length === wanted.size ? cases : undefined;
      const money = {
        get: () => moneyTakenOf(answer, payments.mayHavePaid(wanted, askedAt)),
        subscribe: payments.store.subscribe,
      };
      if (start.status === 'problem') setProblem({ kind: start.problem, money });
      else if (isHere()) {
        globalError.set({ kind: 'paymentNotStarted', httpStatus: start.httpStatus, money });
      }
    }
    setPending(false);
  };

  const askFirst = (request: PaymentRequest, loss: UnloadLoss) => {
    const stay = () => setQuestion(null);
    const goOn = () => {
      stay();
      void pay(request, true);
    };
    setQuestion({ loss, goOn, stay });
  };

  return {
    pay: (request) => {
      if (isPending) return;
      // In the checkout's own document, the new payment replaces the old one without a reload.
      const loss = documentKind === 'page' ? drafts.unloadLoss() : null;
      if (loss === null) void pay(request, false);
      else askFirst(request, loss);
    },
    isPending,
    problem,
    question,
  };
}

function referencesOf(request: PaymentRequest): string[] {
  return partsOf(request).map(({ referenceNumber }) => referenceNumber);
}

/** Waits until no other page is creating a payment, then claims the turn. */
async function takeTurn(isTaken: Store<boolean>): Promise<void> {
  while (isTaken.get()) {
    await new Promise<void>((resolve) => {
      const stop = isTaken.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
  isTaken.set(true);
}

function createPayment(client: PortalClient, request: PaymentRequest) {
  // Amounts are in öre; the contract takes whole kronor.
  const kronor = request.charge / 100;
  switch (request.kind) {
    case 'case':
      return client.createPayment({
        query: { amount: String(kronor), reference: request.referenceNumber },
      });
    case 'wholeDebt':
      return client.createTotalPayment({
        body: { amount: kronor, references: referencesOf(request) },
      });
  }
}
