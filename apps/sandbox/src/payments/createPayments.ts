import { randomBytes } from 'node:crypto';

import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { CaseRecord, CustomerStore } from '../store/customers.ts';
import type { Database } from '../store/database.ts';
import type { PaymentStore } from '../store/payments.ts';
import type { SettingStore } from '../store/settings.ts';
import { choosePayment, type Part } from './choosePayment.ts';
import { chargeOf } from './owed.ts';
import { caseStatusOf, isCaptured, step, type Payment, type PaymentEvent } from './payment.ts';
import { settledCase, settledUser, transactionOf } from './settle.ts';

interface Needs {
  readonly transaction: Database['transaction'];
  readonly customers: CustomerStore;
  readonly payments: PaymentStore;
  readonly settings: SettingStore;
  readonly clock: Clock;
}

/** What the customer wants to pay: cases, and the sum in whole kronor that the page showed. */
export interface PaymentWish {
  readonly references: readonly string[];
  readonly amount: number;
}

export type Payments = ReturnType<typeof createPayments>;

const newPaymentId = (): string => randomBytes(16).toString('hex');

/** Payments with everything that follows from them: the state of cases, the payment history, the debt. */
export function createPayments({ transaction, customers, payments, settings, clock }: Needs) {
  const now = (): string => new Date(clock.now()).toISOString();

  const casesOf = (personalNumber: string, references: readonly string[]): CaseRecord[] =>
    references.map((reference) => {
      const found = customers.findCase(personalNumber, reference.replaceAll(/\s/g, ''));
      if (found === null) throw new Problem(404, 'There is no such case.');
      return found;
    });

  /** What the cases cost now, if all of them can be paid and the sum is the one that was asked for. */
  const partsOf = (cases: readonly CaseRecord[], amount: number): Part[] => {
    const parts = cases.map((record) => {
      const charge = chargeOf(record);
      if (charge.kind === 'obstacle') {
        throw new Problem(409, `A case cannot be paid now: ${charge.obstacle}.`);
      }
      return { referenceNumber: record.referenceNumber, kronor: charge.kronor };
    });
    const owed = parts.reduce((sum, part) => sum + part.kronor, 0);
    if (owed !== amount) throw new Problem(409, 'The amount is not what is owed now.');
    return parts;
  };

  const changeCases = (payment: Payment, change: (record: CaseRecord) => CaseRecord): void => {
    for (const { referenceNumber } of payment.parts) {
      const record = customers.findCase(payment.personalNumber, referenceNumber);
      if (record !== null) customers.setCase(payment.personalNumber, change(record));
    }
  };

  const settle = (payment: Payment): void => {
    const { personalNumber } = payment;
    changeCases(payment, settledCase);
    for (const part of payment.parts) {
      customers.addTransaction(personalNumber, transactionOf(part, clock.today()));
    }
    const user = customers.findUser(personalNumber);
    if (user !== null) {
      customers.setUser(personalNumber, settledUser(user, customers.cases(personalNumber)));
    }
  };

  /** Lets the event happen, with what follows from it. What has happened before has no consequences again. */
  const apply = (payment: Payment, event: PaymentEvent): Payment => {
    const result = step(payment, event);
    if (result.kind === 'refused') throw new Problem(409, `The payment is ${result.refusal}.`);
    const after = result.payment;
    if (after === payment) return payment;
    payments.save(after);
    if (after.stage !== payment.stage) {
      const paymentStatus = caseStatusOf(after.stage);
      if (after.stage === 'confirmed') settle(after);
      else changeCases(after, (record) => ({ ...record, paymentStatus }));
    }
    const isNewMoney = isCaptured(after) && !isCaptured(payment);
    return isNewMoney && settings.automaticWebhooks() ? apply(after, { type: 'webhook' }) : after;
  };

  const add = (personalNumber: string, cases: readonly CaseRecord[], parts: Part[]): Payment => {
    const payment: Payment = {
      paymentId: newPaymentId(),
      personalNumber,
      parts,
      amount: parts.reduce((sum, part) => sum + part.kronor, 0),
      ocrNumber: cases.length === 1 ? (cases[0]?.ocrNumber ?? null) : null,
      createdAt: now(),
      stage: 'initialized',
      endReason: null,
      captures: [],
      swish: 'idle',
    };
    payments.add(payment);
    changeCases(payment, (record) => ({ ...record, paymentStatus: caseStatusOf(payment.stage) }));
    return payment;
  };

  return {
    /**
     * A payment of these cases. An open one of the same cases and amount is answered again; one that overlaps
     * ends, so that nothing can be paid twice.
     */
    create(personalNumber: string, { references, amount }: PaymentWish): Payment {
      // An answer and no throw inside, because what is learned of money has to stay even if the wish is refused.
      const created = transaction(() => {
        const cases = casesOf(personalNumber, references);
        if (new Set(cases.map((record) => record.referenceNumber)).size < cases.length) {
          throw new Problem(400, 'A case is named twice.');
        }
        const parts = partsOf(cases, amount);
        const choice = choosePayment(payments.of(personalNumber), parts);
        switch (choice.kind) {
          case 'same':
            return choice.payment;
          case 'paid':
            for (const payment of choice.payments) apply(payment, { type: 'webhook' });
            return null;
          case 'create':
            for (const payment of choice.superseded) apply(payment, { type: 'supersede' });
            return add(personalNumber, cases, parts);
        }
      });
      if (created === null) throw new Problem(409, 'A case has been paid already.');
      return created;
    },
    /** The payment with this id; with a personal number only that customer's. 404 for any other. */
    get(paymentId: string, personalNumber?: string): Payment {
      const payment = payments.find(paymentId);
      const isForeign = personalNumber !== undefined && payment?.personalNumber !== personalNumber;
      if (payment === null || isForeign) throw new Problem(404, 'There is no such payment.');
      return payment;
    },
    /** Lets something happen to the payment: 409 when it is too late or too early for it. */
    act(paymentId: string, event: PaymentEvent): Payment {
      return transaction(() => apply(this.get(paymentId), event));
    },
    /** The customer approves in Swish; the money is taken now or has been taken before. */
    approve(paymentId: string): Payment {
      return this.act(paymentId, { type: 'approve', at: now() });
    },
    list: () => payments.all(),
  };
}
