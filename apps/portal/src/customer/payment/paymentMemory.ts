import type { ApiResult, ClaimCase, PortalClient } from '@mina-sidor/api-client';

import { withoutCases } from '../../domain/paidByOthers.rules.ts';
import {
  changeEach,
  isOpen,
  isUnreported,
  type KnownPayment,
  type KnownPayments,
  paymentOf,
  type UnconfirmedPayment,
} from '../../domain/storedPayment.rules.ts';
import type { Asked } from '../../domain/completedPayments.rules.ts';
import {
  afterAnswer,
  afterMissing,
  begunPayment,
  mayBeNew,
  recentOf,
  stateOf,
} from '../../domain/knownPayments.rules.ts';
import { mayHavePaid, unconfirmedOf } from '../../domain/openPayments.rules.ts';
import type { CheckoutState, PaymentRequest, WhosePayment } from '../../domain/payment.rules.ts';
import { isMissing } from '../../domain/retry.ts';
import { sentBefore } from '../../platform/earlyAnswers.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { createStore, type ReadableStore } from '../../platform/store.ts';
import type { Ask } from '../createAsk.ts';
import { keepPayments, keptPayments, paymentsKey } from './paymentStorage.ts';

/** The pauses between calls that tell the server of a completed payment, in milliseconds. */
const reportPauses = { first: [1000, 5000, 15_000], later: 60_000 } as const;

/** How long fetching cases waits until the server has been told of completed payments, in milliseconds. */
const patience = 2000;

interface KnownPaymentsParts {
  /** Identifies the customer within this browser. */
  readonly owner: string;
  /** Aborted when the customer leaves. */
  readonly signal: AbortSignal;
  /** Shared by all tabs, so that another tab does not offer to pay again. */
  readonly storage: SafeStorage;
  readonly client: Pick<PortalClient, 'checkoutFinished'>;
  readonly ask: Ask;
  /** Asks the server whether the browser's session still is this customer's. */
  readonly isStillOurs: () => Promise<boolean>;
  /** Whether nobody has logged in since in this browser. */
  readonly isNewestLogin: () => boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The time at the provider: when a payment was made is shown to the customer. */
  readonly now: () => number;
  /** The device's clock. */
  readonly deviceNow: () => number;
}

/** The customer's payments as this browser knows them. The server may learn of a payment later (row Z27). */
export interface PaymentMemory {
  readonly store: ReadableStore<KnownPayments>;
  /**
   * Stores what the payment is for. A customer who returns from the Swish app has lost the navigation state.
   *
   * @returns false, and stores nothing, if the id is of another payment, or of another customer's
   */
  readonly begin: (paymentId: string, request: PaymentRequest) => boolean;
  /**
   * Stores that the payment stands open in the company's frame, where it may be approved from now on. A browser that keeps
   * nothing has forgotten it with the document that began it; only the history entry still has it.
   */
  readonly noteOpen: (payment: CheckoutState) => void;
  /** Whose payment it is and, if it is this customer's, what this browser knows about it. */
  readonly recall: (paymentId: string) => WhosePayment;
  /** Stores that the customer has cancelled the payment, so that nothing opens it again. */
  readonly cancel: (payment: CheckoutState) => void;
  readonly isCancelled: (paymentId: string) => boolean;
  /** What the customer must not pay again after leaving now; undefined if nothing. */
  readonly unconfirmed: () => UnconfirmedPayment | undefined;
  /** Whether one of these cases may have been paid in a way that an answer asked for at this time may not show. */
  readonly mayHavePaid: (referenceNumbers: ReadonlySet<string>, askedAt: number) => boolean;
  /**
   * Stores that the payment company has reported the payment as completed, and tells the server until it answers. The
   * promise ends after the first call to the server.
   */
  readonly complete: (payment: CheckoutState) => Promise<void>;
  /** The payments of which the server has said that this customer has no such payment (row Z30). */
  readonly missing: ReadableStore<readonly string[]>;
  /** Fetches cases, after it has told the server of the completed payments. */
  readonly askForCases: <Value>(
    call: () => Promise<ApiResult<Value>>,
    casesOf: (value: Value) => readonly ClaimCase[],
  ) => Promise<ApiResult<Asked<Value>>>;
}

export function createPaymentMemory({
  owner,
  signal,
  storage,
  client,
  ask,
  isStillOurs,
  isNewestLogin,
  pause,
  now,
  deviceNow,
}: KnownPaymentsParts): PaymentMemory {
  const recall = () => recentOf(keptPayments(storage), [now(), deviceNow()]);
  const ownOf = (payments: KnownPayments) =>
    changeEach(payments, (payment) => (payment.owner === owner ? payment : null));
  const othersOf = (payments: KnownPayments) =>
    changeEach(payments, (payment) => (payment.owner === owner ? null : payment));
  const store = createStore<KnownPayments>(ownOf(recall()));
  const missing = createStore<readonly string[]>([]);

  const show = (own: KnownPayments) => {
    if (JSON.stringify(own) !== JSON.stringify(store.get())) store.set(own);
  };
  const change = (update: (own: KnownPayments) => KnownPayments) => {
    if (signal.aborted) return;
    const kept = recall();
    const own = update(ownOf(kept));
    const others = othersOf(kept);
    keepPayments(storage, { ...(isNewestLogin() ? withoutCases(others) : others), ...own });
    show(own);
  };
  const set = (paymentId: string, payment: KnownPayment) => {
    change((own) => ({ ...own, [paymentId]: payment }));
  };

  /** What is stored about the payment, or else what its checkout knows. */
  const knownOf = ({ paymentId, referenceNumber, charge }: CheckoutState): KnownPayment => {
    const isKnown = referenceNumber !== undefined && charge !== undefined;
    const parts = isKnown ? [{ referenceNumber, charge }] : [];
    const unknown = {
      owner,
      kind: 'case',
      parts,
      isCompleted: false,
      since: now(),
      isTimeUnknown: true,
    } as const;
    return paymentOf(store.get(), paymentId) ?? unknown;
  };

  const unreported = () =>
    Object.entries(store.get()).filter(([, payment]) => isUnreported(payment));

  const askServer = async (paymentId: string): Promise<void> => {
    const result = await ask(() => client.checkoutFinished({ query: { paymentId } }), {
      kind: 'report',
      isRetried: false,
    });
    // In the session of a customer who has logged in elsewhere, this customer's payment is missing too.
    if (isMissing(result) && (await isStillOurs())) {
      change((own) => afterMissing(own, paymentId));
      missing.set([...new Set([...missing.get(), paymentId])]);
    }
    const known = paymentOf(store.get(), paymentId);
    if (result.outcome === 'ok' && known !== undefined) {
      set(paymentId, { ...known, answeredAt: now() });
    }
  };

  const reporting = new Map<string, Promise<void>>();
  const reportCompleted = (paymentId: string): Promise<void> => {
    const answer =
      reporting.get(paymentId) ??
      askServer(paymentId).finally(() => {
        reporting.delete(paymentId);
      });
    reporting.set(paymentId, answer);
    return answer;
  };

  const reportAll = async () => {
    await Promise.all(unreported().map(([paymentId]) => reportCompleted(paymentId)));
  };

  let isRepeating = false;
  const repeatUntilAnswered = async () => {
    if (isRepeating) return;
    isRepeating = true;
    for (let round = 0; unreported().length > 0 && !signal.aborted; round += 1) {
      await pause(reportPauses.first[round] ?? reportPauses.later);
      await reportAll();
    }
    isRepeating = false;
  };

  change((own) => own);
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === paymentsKey) show(ownOf(recall()));
    },
    { signal },
  );
  addEventListener('online', () => void reportAll(), { signal });
  void reportAll().then(repeatUntilAnswered);

  return {
    store,
    missing,
    begin: (paymentId, request) => {
      const payment = begunPayment(owner, request, now());
      const isNew = mayBeNew(recall(), paymentId, payment);
      if (isNew) set(paymentId, payment);
      return isNew;
    },
    recall: (paymentId) => {
      const known = paymentOf(store.get(), paymentId);
      if (known !== undefined) return { owner: 'customer', payment: stateOf(paymentId, known) };
      return { owner: paymentOf(recall(), paymentId) === undefined ? 'unknown' : 'another' };
    },
    noteOpen: (payment) => {
      const { paymentId, charge } = payment;
      const known = paymentOf(store.get(), paymentId);
      if (known === undefined ? charge === undefined : !isOpen(known)) return;
      set(paymentId, { ...knownOf(payment), since: now(), isReopened: true });
    },
    cancel: (payment) => {
      set(payment.paymentId, { ...knownOf(payment), isCancelled: true });
    },
    isCancelled: (paymentId) => paymentOf(store.get(), paymentId)?.isCancelled === true,
    unconfirmed: () => unconfirmedOf(store.get(), now()),
    mayHavePaid: (referenceNumbers, askedAt) => mayHavePaid(store.get(), referenceNumbers, askedAt),
    complete: async (payment) => {
      const { paymentId } = payment;
      const known = knownOf(payment);
      if (known.answeredAt !== undefined) return;
      set(paymentId, {
        ...known,
        isCompleted: true,
        since: known.isCompleted ? known.since : now(),
        // Nobody here saw when one was approved that a log-out has left.
        isTimeUnknown: known.isLeft ?? known.isTimeUnknown,
      });
      await reportCompleted(paymentId);
      void repeatUntilAnswered();
    },
    askForCases: async (call, casesOf) => {
      if (unreported().length > 0) await Promise.race([reportAll(), pause(patience)]);
      const askedAt = now() - sentBefore();
      const result = await call();
      if (result.outcome !== 'ok') return result;
      const cases = casesOf(result.value);
      change((own) => afterAnswer(own, cases, askedAt));
      return { ...result, value: { ...result.value, askedAt } };
    },
  };
}
