import type { ClaimCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import {
  one,
  two,
  first,
  parts,
  begun,
  completed,
  told,
  settled,
} from '../testing/knownPaymentSamples.ts';
import { aCase } from '../testing/aCase.ts';
import {
  afterAnswer,
  begunPayment,
  listedParts,
  mayBeNew,
  recentOf,
  stateOf,
} from './knownPayments.rules.ts';
import { chargedFor } from './completedPayments.rules.ts';
import type { KnownPayment, KnownPayments } from './storedPayment.rules.ts';
import type { CheckoutState, PaymentRequest } from './payment.rules.ts';

const hour = 3_600_000;
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
