import type { ClaimCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../testing/aCase.ts';
import {
  afterAnswer,
  begunPayment,
  chargedFor,
  isPaidByAnother,
  listedParts,
  paidLately,
  leftOpen,
  mayBeApproved,
  mayBePaidByAnother,
  mayBeNew,
  paymentFor,
  recentOf,
  stateOf,
  unconfirmedOf,
  withKnownPayments,
} from './knownPayments.rules.ts';
import { type KnownPayment, type KnownPayments, withoutCases } from './storedPayment.rules.ts';
import { ownerOf } from './owner.rules.ts';
import type { CheckoutState, PaymentRequest } from './payment.rules.ts';

const hour = 3_600_000;
const [one, two] = ['47110023918', '47110023926'];
const first = { referenceNumber: one, charge: 435_000 };
const parts = [first, { referenceNumber: two, charge: 398_000 }];
const begun = begunPayment('maja', { kind: 'wholeDebt', parts, charge: 833_000 }, 0);
const completed: KnownPayment = { ...begun, isCompleted: true };
const told: KnownPayment = { ...completed, answeredAt: 10 };
const settled = parts.map((part) => ({ ...part, isSettled: true }));

const whole: PaymentRequest = { kind: 'wholeDebt', parts, charge: 833_000 };
const single: PaymentRequest = { kind: 'case', ...first };
it.each<[string, KnownPayments, PaymentRequest, boolean]>([
  ['may be new if nothing is known of it', {}, single, true],
  ['may be one of the same cases that was begun', { '0f': begun }, whole, true],
  ['may be one whose cases a log-out has deleted', { '0f': { ...begun, parts: [] } }, single, true],
  ['is not new if it is completed', { '0f': completed }, whole, false],
  ['is not new if it is for one case more', { '0f': begun }, single, false],
  ['is not new if it is another customer’s', { '0f': { ...begun, owner: 'elsa' } }, whole, false],
])('a payment that the server names %s [P03, Z28, Z55]', (_name, payments, request, isNew) => {
  expect(mayBeNew(payments, '0f', begunPayment('maja', request, 0))).toBe(isNew);
});

describe('what the checkout shows about a payment', () => {
  it.each<[string, KnownPayment, object]>([
    ['of a case', begunPayment('maja', { kind: 'case', ...first }, 0), first],
    ['of the whole debt', begun, { charge: 833_000 }],
    ['whose cases are not known', { ...completed, parts: [] }, {}],
    ['that the server has booked', { ...told, parts: settled }, { charge: 833_000 }],
    [
      'of a case that the server has booked',
      { ...told, kind: 'case', parts: settled.slice(0, 1) },
      first,
    ],
  ])('%s [P03, P04, R09]', (_name, payment, state) => {
    expect(stateOf('0f', payment)).toEqual({ paymentId: '0f', ...state });
  });

  it.each<[string, CheckoutState, KnownPayment | undefined, KnownPayment['parts']]>([
    ['all cases of the whole debt', { paymentId: '0f', charge: 833_000 }, begun, parts],
    [
      'also those that are booked',
      { paymentId: '0f', charge: 833_000 },
      { ...told, parts: settled },
      settled,
    ],
    ['none that are not the whole charge', { paymentId: '0f', charge: 900_000 }, begun, []],
    ['none without a charge', { paymentId: '0f' }, { ...completed, parts: [] }, []],
    ['none that this browser does not know', { paymentId: '0f', charge: 833_000 }, undefined, []],
    ['none of a single case', { paymentId: '0f', ...first }, { ...begun, parts: [first] }, []],
  ])('lists %s [Z84]', (_name, state, known, listed) => {
    expect(listedParts(state, known)).toEqual(listed);
  });
});

describe('what has been paid lately [Z27]', () => {
  it.each<[string, Record<string, KnownPayment>, number]>([
    ['nothing without a payment', {}, 0],
    ['nothing by a payment that is only begun', { begun }, 0],
    [
      'all cases of completed payments',
      { told, other: { ...completed, parts: [first] } },
      1_268_000,
    ],
    ['nothing whose cases the server knows better', { told: { ...told, parts: settled } }, 0],
  ])('is %s', (_name, payments, paid) => {
    expect(paidLately(payments)).toBe(paid);
  });
});

describe('a payment whose case another payment has paid', () => {
  const ofOne = begunPayment('maja', { kind: 'case', ...first }, 0);
  it.each<[string, Record<string, KnownPayment>, boolean]>([
    ['is known when the whole debt is paid', { ofOne, completed }, true],
    ['is not known while the other is only begun', { ofOne, begun }, false],
    [
      'is not known when the other paid another case',
      { ofOne, completed: { ...completed, parts: parts.slice(1) } },
      false,
    ],
    ['is not known when only itself has paid', { ofOne: { ...ofOne, isCompleted: true } }, false],
    ['is not known without a payment of this id', { completed }, false],
  ])('%s', (_name, payments, isPaid) => {
    expect(isPaidByAnother(payments, 'ofOne')).toBe(isPaid);
  });
});

describe('a case that a payment in this browser has paid', () => {
  it.each<[string, Partial<ClaimCase>, KnownPayment, boolean]>([
    ['is being processed', {}, completed, true],
    ['whose payment shows as begun', { paymentStatus: 'Initialized' }, completed, true],
    ['whose amount cannot be read', { amountToPay: null }, completed, true],
    ['of the same payment', { referenceNumber: two }, completed, true],
    ['is not, while the payment is only begun', {}, begun, false],
    ['of another payment is not', { referenceNumber: '4712' }, completed, false],
    ['with nothing left to pay is not', { amountToPay: 0 }, completed, false],
    ['that is closed is not', { active: false }, completed, false],
    [
      'of an answer that is older than the payment is',
      {},
      { ...told, answeredAt: 21, parts: settled },
      true,
    ],
    ['of an answer that is newer is not', {}, { ...told, parts: settled }, false],
    [
      'of an answer of the same moment is not',
      {},
      { ...told, answeredAt: 20, parts: settled },
      false,
    ],
  ])('%s: %j [Z27]', (_name, overrides, payment, isProcessed) => {
    const claimCase = aCase(overrides);
    const seen = withKnownPayments(claimCase, { '0f': payment }, 20);
    if (isProcessed) expect(seen.paymentStatus).toBe('CheckoutFinished');
    else expect(seen).toBe(claimCase);
  });

  it('keeps what the server says about the payment', () => {
    const claimCase = aCase({ paymentStatus: 'Created' });
    expect(withKnownPayments(claimCase, { '0f': completed }, 20)).toBe(claimCase);
  });
});

describe('an answer of the server', () => {
  it.each<[string, KnownPayment, Partial<ClaimCase>, number, boolean]>([
    ['counts when it was asked after its answer', told, {}, 11, false],
    ['does not when it was asked before that', told, {}, 9, true],
    ['does not before it has answered', completed, {}, 11, true],
    ['ends nothing while it processes it', told, { paymentStatus: 'CheckoutFinished' }, 11, true],
    ['counts when the payment is booked', told, { amountToPay: 0 }, 11, false],
    ['ends nothing about another case', told, { referenceNumber: two }, 11, true],
  ])('%s [Z27]', (_name, payment, overrides, askedAt, isStillKnown) => {
    const payments = afterAnswer({ '0f': payment }, [aCase(overrides)], askedAt);
    expect(chargedFor(payments, one) !== null).toBe(isStillKnown);
  });
});

describe('a payment that the server does not know yet, and whose cases a log-out has deleted', () => {
  const unknown = { ...completed, parts: [] };
  const claimCase = aCase({ active: true, amountToPay: 398_000 });
  const mayBePaid = (one: ClaimCase, payment: KnownPayment) =>
    withKnownPayments(one, { '0f': payment }, 20).mayBePaid;

  it('may be for any case that is to be paid [Z57]', () => {
    expect(mayBePaid(claimCase, unknown)).toBe(true);
    expect(mayBePaid({ ...claimCase, amountToPay: null }, unknown)).toBe(true);
  });

  it('is not for a closed case, one with nothing to pay, or one whose payment the server knows [Z57]', () => {
    for (const change of [
      { active: false },
      { amountToPay: 0 },
      { paymentStatus: 'Created' },
    ] as const) {
      expect(mayBePaid({ ...claimCase, ...change }, unknown)).toBeUndefined();
    }
  });

  it('holds nothing back once the server has answered, or when it was only begun [Z57]', () => {
    expect(mayBePaid(claimCase, { ...unknown, answeredAt: 1 })).toBeUndefined();
    expect(mayBePaid(claimCase, { ...begun, parts: [] })).toBeUndefined();
  });
});

const day = 24 * hour;
it.each([
  ['a payment of a day ago less a millisecond', [day - 1, day - 1], true],
  ['a payment of a day ago', [day, day], false],
  ['one of now, although one answer has a date of two days ahead', [2 * day, 0], true],
  [
    'one of an hour ago, although one answer has a date of two days ago',
    [hour - 2 * day, hour],
    true,
  ],
  ['one of an hour ago, on a device whose clock is two days fast', [hour, 2 * day], true],
  ['one of a day ago, on a device whose clock is two days slow', [day, -day], false],
] as const)('%s still counts, by the clocks %j: %s [Z27]', (_what, clocks, counts) => {
  const kept = recentOf({ '0f': completed }, clocks);
  expect(kept).toEqual(counts ? { '0f': completed } : {});
});

it('a payment of a time to come is from a clock that has been set back, and counts from now [Z27, Z45]', () => {
  const ahead = { ...told, since: 30 * 24 * hour, answeredAt: 30 * 24 * hour + 1 };
  const kept = recentOf({ '0f': ahead }, [hour, hour]);
  expect(kept).toEqual({ '0f': { ...ahead, since: hour, answeredAt: hour } });
  expect(recentOf(kept, [25 * hour, 25 * hour])).toEqual({});
  const payable = [aCase({ referenceNumber: one }), aCase({ referenceNumber: two })];
  expect(afterAnswer(kept, payable, hour + 1)['0f']?.parts).toEqual(settled);
});

it('knows which payment of the case was completed last, until the server knows better [Z84]', () => {
  const newer = { ...told, since: 5, parts: [first] };
  expect(paymentFor({ '0f': completed, '1a': newer }, one)).toEqual({
    paymentId: '1a',
    charge: 435_000,
    since: 5,
  });
  expect(paymentFor({ '1a': { ...newer, parts: settled } }, one)).toBeNull();
  expect(paymentFor({ '2b': begun }, one)).toBeNull();
});

describe('the payment that was under way at a log-out [Z57]', () => {
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
    ['none without a payment', {}, null],
  ])('is %s', (_name, payments, paymentId) => {
    expect(leftOpen(payments, hour - 1)).toBe(paymentId);
  });

  it('is asked about for an hour', () => {
    expect([hour - 1, hour].map((now) => leftOpen({ open }, now))).toEqual(['open', null]);
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
  ['the server knows of all', { told }, false],
])('a payment of a case may be approved while %s: %j is %s [Z29, Z57]', (_name, payments, may) => {
  expect(mayBeApproved(payments, new Set([one]), hour - 1)).toBe(may);
});

it.each<[string, Record<string, KnownPayment>, boolean]>([
  ['nothing else is known', {}, false],
  ['another was cancelled', { other: { ...begun, isCancelled: true } }, false],
  ['another has paid it', { other: told }, true],
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

it('knows how much the newest payment has charged for each of its cases [Z28]', () => {
  const newer = { ...completed, since: 5, parts: [{ referenceNumber: one, charge: 100 }] };
  const payments = { '0f': completed, '1a': newer, '2b': begun };
  expect([one, two, '4712'].map((each) => chargedFor(payments, each))).toEqual([
    100,
    398_000,
    null,
  ]);
});

it.each<[string, KnownPayment, KnownPayment | undefined]>([
  [
    'that the server has to hear of, without its cases',
    completed,
    { ...completed, parts: [], isLeft: true, isReopened: false },
  ],
  ['nothing that it has heard of', told, undefined],
  [
    'one that may be approved meanwhile, without its cases',
    begun,
    { ...begun, parts: [], isLeft: true, isReopened: false },
  ],
  [
    'that one was cancelled, so that it is never opened again',
    { ...begun, isCancelled: true },
    { ...begun, isCancelled: true, parts: [], isLeft: true, isReopened: false },
  ],
  [
    'nothing of a customer without a key',
    { ...completed, owner: ownerOf({ userKey: null, fullName: 'Anna Ek' }, 'a') },
    undefined,
  ],
])('a log-out leaves %s [L25, Z27]', (_name, payment, left) => {
  expect(withoutCases({ '0f': payment })['0f']).toEqual(left);
});
