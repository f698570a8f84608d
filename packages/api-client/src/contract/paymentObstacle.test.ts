import { expect, it } from 'vitest';

import { chargeOf, isPaymentInProgress, paymentObstacleOf } from './paymentObstacle.ts';

const payable = {
  active: true,
  hasOpenUninsuredPeriod: false,
  paymentStatus: 'None',
  amountToPay: 435_000,
} as const;

it.each([
  [null, {}],
  [null, { paymentStatus: 'Initialized' }],
  [null, { amountToPay: 100 }],
  ['nothingToPay', { amountToPay: 99 }],
  ['amountUnknown', { amountToPay: null }],
  ['paymentInProgress', { paymentStatus: 'Created', amountToPay: null }],
  ['uninsuredPeriodOpen', { hasOpenUninsuredPeriod: true, paymentStatus: 'Created' }],
  ['caseClosed', { active: false, hasOpenUninsuredPeriod: true }],
] as const)('a payment is refused for the first reason: %s with %j [P01]', (reason, change) => {
  expect(paymentObstacleOf({ ...payable, ...change })).toBe(reason);
});

it.each([
  [435_000, 435_000],
  [435_090, 435_000],
  [100, 100],
  [99, 0],
  [0, 0],
  [-18_000, 0],
  [-50, 0],
  [null, 0],
])('a payment of %j öre charges %i: öre are cut, never rounded [P02]', (amountToPay, charge) => {
  expect(chargeOf({ amountToPay })).toBe(charge);
});

it.each([
  ['None', false],
  ['Initialized', false],
  ['CheckoutFinished', true],
  ['Created', true],
] as const)('payment status %s is a payment in progress: %s [C12, D26]', (paymentStatus, isIt) => {
  expect(isPaymentInProgress({ paymentStatus })).toBe(isIt);
});
