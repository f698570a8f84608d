import { useCallback, useEffect, useRef, useState } from 'react';
import type { PortalClient } from '@mina-sidor/api-client';
import { useNavigate } from 'react-router';

import { checkoutHref } from '../paths.ts';
import { useServices } from '../services.ts';
import { checkoutStateOf, type PaymentRequest, paymentStartOf } from './payment.rules.ts';

/** Why the customer is still here after having pressed Pay, where the page itself has to say it. */
export type PaymentProblem = 'changed' | 'unknown';

export interface Payment {
  readonly pay: (request: PaymentRequest) => void;
  /** The payment is being created, and the way to the checkout lies open next. */
  readonly isPending: boolean;
  readonly problem: PaymentProblem | null;
}

/**
 * Creates a payment and opens its checkout (rows P03–P05). One at a time in the whole tab, whichever page asked. A call
 * that creates a payment is never repeated by itself (row Q22): where it is not known what it did, the page asks how
 * the case stands now, and the customer decides.
 *
 * @param refresh fetches anew what the page shows, and settles when it has arrived
 */
export function usePayment(refresh: () => Promise<void>): Payment {
  const { client, ask, isPaymentBeingCreated, globalError } = useServices();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const start = useCallback(
    async (request: PaymentRequest) => {
      if (isPaymentBeingCreated.get()) return;
      isPaymentBeingCreated.set(true);
      setIsPending(true);
      setProblem(null);
      const result = await ask(() => createPayment(client, request), {
        kind: 'change',
        isRetried: false,
      });
      isPaymentBeingCreated.set(false);
      // Who has gone on to another page has changed their mind, and is not led away from it.
      if (!isShown.current) return;
      const outcome = paymentStartOf(result);
      switch (outcome.status) {
        case 'created':
          // Stays pending: the button must not come alive again while the checkout is on its way.
          await navigate(checkoutHref(outcome.paymentId), {
            state: checkoutStateOf(outcome.paymentId, request),
          });
          return;
        case 'changed':
        case 'unknown':
          await refresh();
          setProblem(outcome.status);
          break;
        case 'failed':
          globalError.set({ kind: 'paymentNotStarted', httpStatus: outcome.httpStatus });
          break;
        case 'handled':
      }
      setIsPending(false);
    },
    [ask, client, globalError, isPaymentBeingCreated, navigate, refresh],
  );

  return { pay: (request) => void start(request), isPending, problem };
}

function createPayment(client: PortalClient, request: PaymentRequest) {
  switch (request.kind) {
    case 'case':
      return client.createPayment({
        query: { amount: String(request.amount), reference: request.referenceNumber },
      });
    case 'wholeDebt':
      return client.createTotalPayment({
        body: { amount: request.amount, references: [...request.referenceNumbers] },
      });
  }
}
