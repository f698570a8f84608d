import { useEffect, useRef, useState } from 'react';
import type { ClaimCase, PortalClient } from '@mina-sidor/api-client';
import { useLocation, useNavigate } from 'react-router';

import { useCustomer } from '../customer.ts';
import { hrefOf, isCheckoutPath } from '../../paths.ts';
import { useServices } from '../services.ts';
import type { Store } from '../../platform/store.ts';
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
  /** The payment is being created, or its checkout is on its way. */
  readonly isPending: boolean;
  readonly problem: ShownProblem | null;
}

/** Why the payment did not start, and what is known about money. */
export interface ShownProblem {
  readonly kind: PaymentProblem;
  readonly money: MoneyTaken;
}

/**
 * Creates a payment and opens its checkout (rows P03–P05), one at a time in the whole tab. The call is never repeated by
 * itself (row Q22): where its effect is unknown, the page is refreshed and the customer decides.
 *
 * @param refresh fetches what the page shows: the cases of which one or all are to be paid; undefined without an answer
 */
export function usePayment(refresh: () => Promise<readonly ClaimCase[] | undefined>): Payment {
  const { client, ask, payments, isPaymentBeingCreated, globalError } = useServices();
  const { user } = useCustomer();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ShownProblem | null>(null);
  const { pathname } = useLocation();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // A customer who has left the page has changed their mind: they are not led away from the next one.
  const create = async (request: PaymentRequest): Promise<PaymentStart | null> => {
    if (!isHere.current) return null;
    const result = await ask(() => createPayment(client, request), {
      kind: 'change',
      isRetried: false,
      wish: 'payment',
    });
    if (!isHere.current) return null;
    const start = paymentStartOf(result);
    if (start.status === 'created') {
      const state = checkoutStateOf(start.paymentId, request);
      payments.begin(start.paymentId, request);
      // A payment in the place of a cancelled one takes its place in the browser's history too.
      await navigate(hrefOf('checkout', start.paymentId), {
        state: { ...state, userKey: user.userKey },
        replace: isCheckoutPath(pathname),
      });
    }
    return start;
  };

  const pay = async (request: PaymentRequest) => {
    setPending(true);
    setProblem(null);
    await takeTurn(isPaymentBeingCreated);
    const start = await create(request);
    isPaymentBeingCreated.set(false);
    // Stays pending: no button may come alive again while the checkout is on its way.
    if (start?.status === 'created') return;
    if (start?.status === 'problem' || start?.status === 'failed') {
      const wanted = new Set(referencesOf(request));
      const cases = (await refresh())?.filter((one) => wanted.has(one.referenceNumber));
      // A case that is no longer among the others has been settled somehow.
      const money = moneyTakenOf(cases?.length === wanted.size ? cases : undefined);
      if (start.status === 'problem') setProblem({ kind: start.problem, money });
      else if (isHere.current) {
        globalError.set({ kind: 'paymentNotStarted', httpStatus: start.httpStatus, money });
      }
    }
    setPending(false);
  };

  return {
    pay: (request) => {
      if (!isPending) void pay(request);
    },
    isPending,
    problem,
  };
}

function referencesOf(request: PaymentRequest): string[] {
  const parts = request.kind === 'case' ? [request] : request.parts;
  return parts.map(({ referenceNumber }) => referenceNumber);
}

/** Waits until no other page is creating a payment, and takes its place. */
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
  // The one place where money leaves the portal, and in whole kronor.
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
