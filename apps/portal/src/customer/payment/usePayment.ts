import { useEffect, useRef, useState } from 'react';
import type { PortalClient } from '@mina-sidor/api-client';
import { useLocation, useNavigate } from 'react-router';

import { useCustomer } from '../customer.ts';
import { hrefOf, isCheckoutPath } from '../../paths.ts';
import { useServices } from '../services.ts';
import type { Store } from '../../platform/store.ts';
import {
  checkoutStateOf,
  keptCheckoutState,
  type PaymentRequest,
  paymentStartOf,
} from '../../domain/payment.rules.ts';
import { rememberPayment } from './paymentMemory.ts';

/** Why the customer is still here after having pressed Pay, where the page itself has to say it. */
export type PaymentProblem = 'changed' | 'unknown' | 'unclear';

export interface Payment {
  readonly pay: (request: PaymentRequest) => void;
  /** The payment is being created, or its checkout is on its way. */
  readonly isPending: boolean;
  readonly problem: PaymentProblem | null;
}

/** How far the wish to pay has come, on the page where it was made. */
interface Progress extends Pick<Payment, 'isPending' | 'problem'> {
  readonly page: string | null;
}

const atRest: Progress = { page: null, isPending: false, problem: null };

/**
 * Creates a payment and opens its checkout (rows P03–P05). One at a time in the whole tab, whichever page asked. A call
 * that creates a payment is never repeated by itself (row Q22): where it is not known what it did, the page asks how
 * the case stands now, and the customer decides.
 *
 * @param refresh fetches anew what the page shows, and settles when it has arrived
 */
export function usePayment(refresh: () => Promise<void>): Payment {
  const { client, ask, isPaymentBeingCreated, globalError } = useServices();
  const { user } = useCustomer();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>(atRest);
  const { pathname } = useLocation();
  // The page that is shown; `null` when it has gone.
  const page = useRef<string | null>(null);

  useEffect(() => {
    page.current = pathname;
    return () => {
      page.current = null;
    };
  }, [pathname]);

  const { isPending, problem } = progress.page === pathname ? progress : atRest;

  const start = async (request: PaymentRequest) => {
    const askedOn = page.current;
    // Who has gone on to another page has changed their mind: is not led away from it, nor told about this one.
    const hasLeft = () => page.current !== askedOn;
    const end = (how: Progress) => {
      setProgress((current) => (current.page === askedOn ? how : current));
    };

    setProgress({ page: askedOn, isPending: true, problem: null });
    await takeTurn(isPaymentBeingCreated);
    if (hasLeft()) {
      isPaymentBeingCreated.set(false);
      end(atRest);
      return;
    }
    const result = await ask(() => createPayment(client, request), {
      kind: 'change',
      isRetried: false,
      wish: 'payment',
    });
    const outcome = paymentStartOf(result);
    if (outcome.status === 'created' && !hasLeft()) {
      const state = checkoutStateOf(outcome.paymentId, request);
      rememberPayment(state);
      // Stays pending: no button may come alive again while the checkout is on its way. A payment in the place of a
      // cancelled one takes its place in the browser's history too.
      await navigate(hrefOf('checkout', outcome.paymentId), {
        state: keptCheckoutState(state, user.userKey),
        replace: isCheckoutPath(pathname),
      });
      isPaymentBeingCreated.set(false);
      return;
    }
    isPaymentBeingCreated.set(false);
    if (!hasLeft()) {
      switch (outcome.status) {
        case 'changed':
        case 'unknown':
        case 'unclear':
          await refresh();
          end({ page: askedOn, isPending: false, problem: outcome.status });
          return;
        case 'failed':
          globalError.set({ kind: 'paymentNotStarted', httpStatus: outcome.httpStatus });
          break;
        case 'created':
        case 'handled':
      }
    }
    end(atRest);
  };

  return {
    pay: (request) => {
      if (!isPending) void start(request);
    },
    isPending,
    problem,
  };
}

/** Waits while the page before is still creating a payment, and takes its place: one at a time in the whole tab. */
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
        body: { amount: kronor, references: [...request.referenceNumbers] },
      });
  }
}
