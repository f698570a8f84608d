import { describe, expect, it } from 'vitest';

import { one, two, first, begun, completed, told } from '../testing/knownPaymentSamples.ts';
import { leftOpen, mayHavePaid, mayBePaidByAnother, unconfirmedOf } from './openPayments.rules.ts';
import type { KnownPayment } from './storedPayment.rules.ts';
import { withoutCases } from './paidByOthers.rules.ts';

const hour = 3_600_000;
describe('the payment that the customer is reminded of [Z57]', () => {
  const open: KnownPayment = { ...begun, parts: [], isLeft: true };
  it.each<[string, Record<string, KnownPayment>, string | null]>([
    ['none of a payment whose cases are known', { begun }, null],
    ['none that is completed', { completed: { ...completed, parts: [] } }, null],
    ['none that was cancelled', { open: { ...open, isCancelled: true } }, null],
    ['the newest', { older: open, newer: { ...open, since: 5 } }, 'newer'],
    ['no less when another has been begun since', { open, newer: { ...begun, since: 5 } }, 'open'],
    ['no less when another was completed', { open, newer: { ...completed, since: 5 } }, 'open'],
    [
      'the one before, when the newest was cancelled',
      { open, newer: { ...open, since: 5, isCancelled: true } },
      'open',
    ],
    [
      'none whose cases have been paid otherwise',
      withoutCases({ begun, newer: { ...told, since: 5 } }),
      null,
    ],
    ['none without a payment', {}, null],
  ])('is %s', (_name, payments, paymentId) => {
    expect(leftOpen(payments, hour - 1, true)).toBe(paymentId);
  });

  it('is any that may be approved in Swish, while its checkout is closed', () => {
    expect(leftOpen({ begun }, hour - 1, false)).toBe('begun');
    expect(leftOpen({ begun }, hour, false)).toBeNull();
    expect(leftOpen({ completed }, hour - 1, false)).toBeNull();
  });

  it('is asked about for an hour', () => {
    expect([hour - 1, hour].map((now) => leftOpen({ open }, now, true))).toEqual(['open', null]);
  });
});

it.each<[string, Record<string, KnownPayment>, number, string | undefined]>([
  ['nothing without a payment', {}, 0, undefined],
  ['one that may be approved in Swish', { begun }, hour - 1, 'begun'],
  ['nothing that Swish has long given up', { begun }, hour, undefined],
  ['nothing that was cancelled', { begun: { ...begun, isCancelled: true } }, 0, undefined],
  ['nothing that the server knows of', { told }, 20, undefined],
  ['one that the server has yet to hear of', { completed }, 0, 'completed'],
  [
    'one that the server has yet to hear of, and another that may be approved',
    { completed, begun: { ...begun, parts: [{ referenceNumber: '4712', charge: 1 }] } },
    0,
    'completedAndAnotherBegun',
  ],
  [
    'one that may be approved, although a newer one was cancelled',
    { begun, newer: { ...begun, since: 5, isCancelled: true } },
    10,
    'begun',
  ],
  [
    'one that may be approved, although another case has been paid',
    { begun, newer: { ...told, since: 5, parts: [{ referenceNumber: '4712', charge: 1 }] } },
    20,
    'begun',
  ],
  [
    'one of the whole debt that may be approved, although one of its cases has been paid otherwise',
    { begun, newer: { ...told, since: 5, parts: [first] } },
    20,
    'begun',
  ],
  [
    'nothing whose cases have been paid otherwise',
    { begun, newer: { ...told, since: 5 } },
    20,
    undefined,
  ],
])('a customer who logs out must not pay again: %s [Z64]', (_name, payments, now, unconfirmed) => {
  expect(unconfirmedOf(payments, now)).toBe(unconfirmed);
});

it.each<[string, Record<string, KnownPayment>, boolean]>([
  ['nothing is known', {}, false],
  ['one of the case is open', { begun }, true],
  ['one of the case was cancelled', { begun: { ...begun, isCancelled: true } }, false],
  [
    'one of another case is open',
    { begun: { ...begun, parts: [{ referenceNumber: two, charge: 1 }] } },
    false,
  ],
  ['one that a log-out has left is open', withoutCases({ begun }), true],
  ['the server has yet to hear of one', { completed: { ...completed, parts: [] } }, true],
  ['the server knows of one, and its answer about the case is older', { told }, true],
  [
    'the server’s answer about the case is newer',
    { told: { ...told, parts: [{ ...first, isSettled: true }] } },
    false,
  ],
  [
    'one that was made since is booked',
    { told: { ...told, since: 2000, parts: [{ ...first, isSettled: true }] } },
    true,
  ],
])('a case may have been paid while %s: %j is %s [Z29, Z57]', (_name, payments, may) => {
  expect(mayHavePaid(payments, new Set([one]), 1000)).toBe(may);
});

it('nobody knows whether a payment was approved that was open when the server was asked, or begun later, whatever the time is now [Z29]', () => {
  const late = { begun: { ...begun, since: 2000 } };
  const may = (askedAt: number) => mayHavePaid(late, new Set([one]), askedAt);
  expect([may(1000), may(2000 + hour - 1), may(2000 + hour)]).toEqual([true, true, false]);
});

it.each<[string, Record<string, KnownPayment>, boolean]>([
  ['nothing else is known', {}, false],
  ['another was cancelled', { other: { ...begun, isCancelled: true } }, false],
  ['another has paid it', { other: told }, true],
  [
    'another has paid it, and is booked',
    { other: { ...told, since: 5, parts: [{ ...first, isSettled: true }] } },
    true,
  ],
  [
    'another was begun with it and has paid it, and is booked',
    { other: { ...told, parts: [{ ...first, isSettled: true }] } },
    true,
  ],
  ['another has paid another case', { other: { ...told, parts: [] } }, false],
  [
    'nobody knows what another has paid',
    { other: { ...completed, parts: [], isLeft: true } },
    true,
  ],
  ['another may be approved in Swish', { other: begun }, true],
])(
  'a cancelled payment is made anew only if no other may have paid the case: %s [P12, Z57]',
  (_name, others, mayBePaid) => {
    const payments = { cancelled: { ...begun, isCancelled: true }, ...others };
    expect(mayBePaidByAnother(payments, 'cancelled', one, hour - 1)).toBe(mayBePaid);
  },
);
