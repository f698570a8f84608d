import { parseAmount } from '@mina-sidor/api-client/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fixedClock } from '../clock.ts';
import { Problem } from '../problem.ts';
import { amountText } from '../samples/money.ts';
import { seedStranger } from '../samples/seed.ts';
import { createCustomers } from '../store/customers.ts';
import { createSettings } from '../store/settings.ts';
import { openStore, type CaseRecord, type Store } from '../store/store.ts';
import { createPayments } from './createPayments.ts';
import { caseStatusOf, type PaymentEvent } from './payment.ts';

const customer = '199201309805';
/** With öre, so that cutting each case and cutting the sum differ. */
const owed = { '1': 35_090, '2': 120_050, '3': 4_99 } as const;
const references = Object.keys(owed);
const kronorOf = (reference: string): number =>
  Math.floor((Object.entries(owed).find(([key]) => key === reference)?.[1] ?? 0) / 100);

const aCase = ([referenceNumber, ore]: [string, number]): CaseRecord => ({
  referenceNumber,
  active: true,
  amountToPay: amountText(ore, 'decimals'),
  customerCases: [],
  registrationNumbers: [],
  hasOpenUninsuredPeriod: false,
  ocrNumber: `${referenceNumber}0`,
  paymentStatus: 'None',
});

/** A provider with one customer of three cases. `keeping` says how payments are kept, where not as usual. */
function createBooks(keeping: Partial<Store['payments']> = {}) {
  const store = openStore(':memory:');
  const customers = createCustomers(store);
  const settings = createSettings(store);
  const stranger = seedStranger(customer);
  store.customers.add({ ...stranger, user: { ...stranger.user, balance: '1 556,39' } });
  // The fourth is closed: not owed, whatever it once was.
  const closed = { ...aCase(['4', 70_000]), active: false };
  for (const record of [...Object.entries(owed).map(aCase), closed]) {
    store.cases.add({ personalNumber: customer, record });
  }
  const payments = createPayments({
    store: { ...store, payments: { ...store.payments, ...keeping } },
    customers,
    settings,
    clock: fixedClock('2026-11-20T10:42:00+01:00'),
  });
  return { customers, settings, store, payments, close: () => store.close() };
}
type Books = ReturnType<typeof createBooks>;

/** A step of the test; `which` counts the payments from the newest. */
type Deed =
  | { readonly kind: 'create'; readonly references: readonly string[] }
  | { readonly kind: 'event'; readonly type: PaymentEvent; readonly which: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constant('create'),
    references: fc.subarray(references, { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('event'),
    type: fc.constantFrom<PaymentEvent[]>(
      'request',
      'approve',
      'approve',
      'approve',
      'decline',
      'fail',
      'expire',
      'cancel',
      'finish',
      'webhook',
      'webhook',
      'confirm',
      'confirm',
      'confirm',
    ),
    which: fc.nat({ max: 2 }),
  }),
);

/** Takes a step and accepts a refusal, but only one that a customer could get. */
function act({ payments }: Books, what: Deed): void {
  try {
    if (what.kind === 'create') {
      const amount = what.references.reduce((sum, each) => sum + kronorOf(each), 0);
      payments.create(customer, { references: what.references, amount });
      return;
    }
    const target = payments.list().at(-1 - what.which);
    if (target === undefined) return;
    payments.act(target.paymentId, what.type);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error;
  }
}

const sorted = (sums: readonly (number | null)[]) =>
  sums.toSorted((one, other) => (one ?? 0) - (other ?? 0));

/** Invariants that must hold after every step. */
function check({ customers, payments }: Books): void {
  const ledger = payments.list();
  const cases = customers.cases(customer);
  const booked = customers.transactions(customer).map((each) => parseAmount(each.amount));
  const confirmed = ledger.filter((payment) => payment.stage === 'confirmed');

  for (const reference of references) {
    const captured = ledger
      .filter((payment) => payment.captures.length > 0)
      .flatMap((payment) => payment.parts)
      .filter((part) => part.referenceNumber === reference)
      .reduce((sum, part) => sum + part.kronor, 0);
    expect(captured).toBeLessThanOrEqual(kronorOf(reference));
    const open = ledger.filter(
      (payment) =>
        payment.stage !== 'ended' &&
        payment.stage !== 'confirmed' &&
        payment.parts.some((part) => part.referenceNumber === reference),
    );
    expect(open.length).toBeLessThanOrEqual(1);
    const record = cases.find((each) => each.referenceNumber === reference);
    expect(record?.paymentStatus).toBe(caseStatusOf(open[0]?.stage ?? 'ended'));
    const isBooked = confirmed.some((payment) =>
      payment.parts.some((part) => part.referenceNumber === reference),
    );
    expect(record?.amountToPay === '0').toBe(isBooked);
  }

  for (const { captures, amount, parts } of ledger) {
    expect(captures.length).toBeLessThanOrEqual(1);
    for (const capture of captures) expect(capture.amount).toBe(amount);
    expect(parts.reduce((sum, part) => sum + part.kronor, 0)).toBe(amount);
  }
  const charged = confirmed.flatMap((payment) => payment.parts.map((part) => part.kronor * 100));
  expect(sorted(booked)).toEqual(sorted(charged));
  const left = cases
    .filter((each) => each.active)
    .reduce((sum, each) => sum + (parseAmount(each.amountToPay) ?? 0), 0);
  expect(parseAmount(customers.findUser(customer)?.balance ?? '')).toBe(left);
}

describe('the books, after any sequence of events', () => {
  it.each([true, false])(
    'never take money twice and lose none, with automatic webhooks %s [P03, P04, P08]',
    (automatic) => {
      fc.assert(
        fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
          const books = createBooks();
          try {
            books.settings.set({ automaticWebhooks: automatic });
            for (const each of deeds) {
              act(books, each);
              check(books);
            }
          } finally {
            books.close();
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

const statuses = ({ customers }: Books) =>
  references.map((reference) => customers.findCase(customer, reference)?.paymentStatus);

describe('paying', () => {
  const pay = (books: Books, ...which: string[]) =>
    books.payments.create(customer, {
      references: which,
      amount: which.reduce((sum, each) => sum + kronorOf(each), 0),
    });

  it('cuts each case to whole kronor before they are added [P02]', () => {
    const books = createBooks();
    // 350,90 + 1 200,50 + 4,99: the sum would be 1 556,39.
    expect(pay(books, '1', '2', '3').amount).toBe(350 + 1200 + 4);
    expect(() => books.payments.create(customer, { references, amount: 1556 })).toThrow(
      'not what is owed',
    );
  });

  it('gives every payment its own id of 32 hexadecimal digits', () => {
    const books = createBooks();
    const ids = [pay(books, '1'), pay(books, '2')].map((payment) => payment.paymentId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('sends the OCR number of one case, and none for several', () => {
    const books = createBooks();
    expect(pay(books, '1').ocrNumber).toBe('10');
    expect(pay(books, '1', '2').ocrNumber).toBeNull();
  });

  it('ends an open payment that overlaps, and frees the cases that only it had', () => {
    const books = createBooks();
    const older = pay(books, '1', '2');
    pay(books, '2', '3');
    expect(books.payments.get(older.paymentId)).toMatchObject({
      stage: 'ended',
      endReason: 'superseded',
    });
    expect(statuses(books)).toEqual(['None', 'Initialized', 'Initialized']);
    expect(() => books.payments.act(older.paymentId, 'approve')).toThrow('ended');
  });

  it('finds out about captured money when a case is to be paid again with another one', () => {
    const books = createBooks();
    books.settings.set({ automaticWebhooks: false });
    const older = books.payments.act(pay(books, '1').paymentId, 'approve');
    expect(older.stage).toBe('initialized');
    expect(() => pay(books, '1', '2')).toThrow('paid already');
    expect(books.payments.get(older.paymentId).stage).toBe('created');
    expect(statuses(books)).toEqual(['Created', 'None', 'None']);
  });

  it('answers the captured payment instead of a second one, before the webhook has come', () => {
    const books = createBooks();
    books.settings.set({ automaticWebhooks: false });
    const older = books.payments.act(pay(books, '1').paymentId, 'approve');
    expect(pay(books, '1')).toEqual(older);
  });

  it('writes off the öre, puts whole kronor first in the history, and ends a plan', () => {
    const books = createBooks();
    const earlier = { type: 'KfmPayment', date: '2026-01-01', amount: '1' };
    books.customers.addTransaction(customer, earlier);
    const { paymentId } = books.payments.act(pay(books, '1', '2').paymentId, 'approve');
    books.payments.act(paymentId, 'confirm');
    books.payments.act(paymentId, 'confirm');
    expect(books.customers.transactions(customer)).toEqual([
      { type: 'CustomerPayment', date: '2026-11-20', amount: '1 200' },
      { type: 'CustomerPayment', date: '2026-11-20', amount: '350' },
      earlier,
    ]);
    expect(books.customers.findCase(customer, '1')).toMatchObject({
      amountToPay: '0',
      paymentStatus: 'None',
      paymentPlanInfo: null,
      active: true,
    });
    expect(books.customers.findUser(customer)?.balance).toBe('4,99');
  });
});

it('leaves the older payment open when the new one cannot be stored', () => {
  let isFull = false;
  const keeping: Partial<Store['payments']> = {
    add: (payment) => {
      if (isFull) throw new Error('The disk is full.');
      books.store.payments.add(payment);
    },
  };
  const books = createBooks(keeping);
  const [first = '', second = ''] = references;
  books.payments.create(customer, { references: [first], amount: kronorOf(first) });
  isFull = true;
  const amount = kronorOf(first) + kronorOf(second);
  const wish = { references: [first, second], amount };
  expect(() => books.payments.create(customer, wish)).toThrow('The disk is full.');
  expect(books.payments.list().map(({ stage }) => stage)).toEqual(['initialized']);
  expect(books.customers.findCase(customer, first)?.paymentStatus).toBe('Initialized');
  books.close();
});
