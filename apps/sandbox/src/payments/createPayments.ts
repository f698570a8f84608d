import { randomBytes } from 'node:crypto';

import { parseAmount } from '@mina-sidor/api-client/contract';

import type { Clock } from '../clock.ts';
import { conflict, Problem } from '../problem.ts';
import { amountText, oreOf } from '../samples/money.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { SettingStore } from '../store/settings.ts';
import type { CaseRecord, Store } from '../store/store.ts';
import { choosePayment, type Part } from './choosePayment.ts';
import { owedFor } from './owed.ts';
import { caseStatusOf, isCaptured, step, type Payment, type PaymentEvent } from './payment.ts';

interface PaymentParts {
  readonly store: Store;
  readonly customers: CustomerStore;
  readonly settings: SettingStore;
  readonly clock: Clock;
}

/** What the customer wants to pay: cases, and the sum in whole kronor that the page showed. */
export interface PaymentWish {
  readonly references: readonly string[];
  readonly amount: number;
}

const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { kronor }) => sum + kronor, 0);

/** Payments and their effects: the status of cases, the payment history, the debt. */
export function createPayments({ store, customers, settings, clock }: PaymentParts) {
  const { payments, transaction } = store;
  const now = (): string => new Date(clock.now()).toISOString();

  const casesOf = (personalNumber: string, references: readonly string[]): CaseRecord[] =>
    references.map((reference) => {
      const found = customers.findCase(personalNumber, reference.replaceAll(/\s/g, ''));
      if (found === null) throw new Problem(404, 'There is no such case.');
      return found;
    });

  /** What each case costs now. 409 if one cannot be paid, or if the sum is not the one that the customer saw. */
  const partsOf = (cases: readonly CaseRecord[], amount: number): Part[] => {
    const parts = cases.map((record) => {
      const kronor = owedFor(record);
      if (typeof kronor === 'string') {
        throw conflict(kronor, 'A case cannot be paid now.');
      }
      return { referenceNumber: record.referenceNumber, kronor };
    });
    if (sumOf(parts) !== amount)
      throw conflict('amountChanged', 'The amount is not what is owed now.');
    return parts;
  };

  const changeCases = (payment: Payment, change: (record: CaseRecord) => CaseRecord): void => {
    for (const { referenceNumber } of payment.parts) {
      const record = customers.findCase(payment.personalNumber, referenceNumber);
      if (record !== null) customers.setCase(payment.personalNumber, change(record));
    }
  };

  /** The provider books the money. The öre below a whole krona are written off, and the debt is what is left. */
  const settle = ({ personalNumber, parts }: Payment): void => {
    for (const { kronor } of parts) {
      const amount = amountText(oreOf(kronor));
      const record = { type: 'CustomerPayment', date: clock.today(), amount };
      customers.addTransaction(personalNumber, record);
    }
    const user = customers.findUser(personalNumber);
    if (user === null) return;
    const active = customers.cases(personalNumber).filter((record) => record.active);
    const debt = active.reduce((sum, record) => sum + (parseAmount(record.amountToPay) ?? 0), 0);
    customers.setUser(personalNumber, {
      ...user,
      balance: amountText(debt),
      paymentPlanWillBeClosed: active.some(({ paymentPlanInfo }) => paymentPlanInfo?.willBeClosed),
    });
  };

  /** Applies the event and what follows from it. A repeated event changes nothing. */
  const apply = (payment: Payment, event: PaymentEvent): Payment => {
    const after = step(payment, event, now());
    if (typeof after === 'string') throw new Problem(409, `The payment is ${after}.`);
    if (after === payment) return payment;
    payments.save(after);
    if (after.stage !== payment.stage) {
      const isPaid = after.stage === 'confirmed';
      changeCases(after, (record) => ({
        ...record,
        paymentStatus: caseStatusOf(after.stage),
        ...(isPaid && { amountToPay: '0', paymentPlanInfo: null }),
      }));
      if (isPaid) settle(after);
    }
    const isNewMoney = isCaptured(after) && !isCaptured(payment);
    return isNewMoney && settings.read().automaticWebhooks ? apply(after, 'webhook') : after;
  };

  const add = (personalNumber: string, cases: readonly CaseRecord[], parts: Part[]): Payment => {
    const payment: Payment = {
      paymentId: randomBytes(16).toString('hex'),
      personalNumber,
      parts,
      amount: sumOf(parts),
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
     * A payment of these cases. An open payment of the same cases and amounts is answered again. Open payments of
     * some of the cases end, so that nothing is paid twice.
     */
    create(personalNumber: string, { references, amount }: PaymentWish): Payment {
      // No throw inside: captured money that is found has to be stored even if the new payment is refused.
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
            for (const payment of choice.payments) apply(payment, 'webhook');
            return null;
          case 'create':
            for (const payment of choice.superseded) apply(payment, 'supersede');
            return add(personalNumber, cases, parts);
        }
      });
      if (created === null) throw conflict('alreadyPaid', 'A case has been paid already.');
      return created;
    },
    /** The payment with this id; with a personal number only that customer's. 404 for any other. */
    get(paymentId: string, personalNumber?: string): Payment {
      const payment = payments.find(paymentId, personalNumber);
      if (payment === null) throw new Problem(404, 'There is no such payment.');
      return payment;
    },
    /** Applies the event: 409 when it is too late or too early for it. */
    act(paymentId: string, event: PaymentEvent): Payment {
      return transaction(() => apply(this.get(paymentId), event));
    },
    list: () => payments.all(),
  };
}
