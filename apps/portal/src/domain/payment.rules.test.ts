import { describe, expect, it } from 'vitest';
import type { ApiResult, ClaimCase, CreatedPayment } from '@mina-sidor/api-client';

import { aCase } from '../testing/aCase.ts';
import {
  checkoutStateOf,
  type MoneyTaken,
  moneyTakenNow,
  moneyTakenOf,
  paymentStartOf,
  whosePayment,
} from './payment.rules.ts';

const url = '/api/Payment/CreatePayment';
const headers = new Headers();

describe('the answer to the creation of a payment', () => {
  it.each<[ApiResult<CreatedPayment>, object]>([
    [
      { outcome: 'ok', value: { paymentId: '0f' }, headers },
      { status: 'created', paymentId: '0f' },
    ],
    // No address can end in them: the customer would come to another page without a word.
    [
      { outcome: 'ok', value: { paymentId: '.' }, headers },
      { status: 'problem', problem: 'unclear' },
    ],
    [
      { outcome: 'ok', value: { paymentId: '..' }, headers },
      { status: 'problem', problem: 'unclear' },
    ],
    [
      { outcome: 'http', status: 409, url },
      { status: 'problem', problem: 'changed' },
    ],
    [
      { outcome: 'http', status: 500, url },
      { status: 'failed', httpStatus: 500 },
    ],
    [
      { outcome: 'http', status: 400, url },
      { status: 'failed', httpStatus: 400 },
    ],
    [
      { outcome: 'http', status: 503, url },
      { status: 'problem', problem: 'unclear' },
    ],
    [{ outcome: 'unavailable', system: 'payments', url }, { status: 'handled' }],
    [{ outcome: 'expired', url }, { status: 'handled' }],
    [
      { outcome: 'network', url },
      { status: 'problem', problem: 'unknown' },
    ],
    [
      { outcome: 'timeout', url },
      { status: 'problem', problem: 'unknown' },
    ],
    [
      { outcome: 'aborted', url },
      { status: 'problem', problem: 'unknown' },
    ],
    [
      { outcome: 'invalid', url, reason: 'paymentId' },
      { status: 'problem', problem: 'unclear' },
    ],
  ])('%j is %j [E09, P03, P04]', (result, start) => {
    expect(paymentStartOf(result)).toEqual(start);
  });
});

describe('whether money has been taken when a payment could not be started', () => {
  const other = aCase({ referenceNumber: '4712' });
  it.each<[string, ClaimCase[] | undefined, MoneyTaken]>([
    ['an untouched case', [aCase()], 'nothing'],
    ['several untouched cases', [aCase(), other], 'nothing'],
    ['a case whose payment was begun', [aCase({ paymentStatus: 'Initialized' })], 'unknown'],
    ['one begun of several', [other, aCase({ paymentStatus: 'Initialized' })], 'unknown'],
    ['a case with nothing left to pay', [aCase({ amountToPay: 0 })], 'nothingLeft'],
    ['one with nothing left of several', [aCase({ amountToPay: 0 }), other], 'unknown'],
    ['an amount that cannot be read', [aCase({ amountToPay: null })], 'unknown'],
    ['a closed case', [aCase({ active: false })], 'nothingLeft'],
    ['a case that is being paid', [aCase({ paymentStatus: 'Created' })], 'inProgress'],
    [
      'one done in the checkout',
      [other, aCase({ paymentStatus: 'CheckoutFinished' })],
      'inProgress',
    ],
    ['no case', [], 'unknown'],
    ['nobody who could tell', undefined, 'unknown'],
  ])('%s: %j is %s [Z29]', (_name, cases, money) => {
    expect(moneyTakenOf(cases, false)).toBe(money);
  });

  it('is not certain while an earlier payment may have been approved in Swish [Z29, Z57]', () => {
    expect(moneyTakenOf([aCase()], true)).toBe('unknown');
    expect(moneyTakenOf([aCase({ paymentStatus: 'Created' })], true)).toBe('inProgress');
    expect(moneyTakenOf([aCase({ amountToPay: 0 })], true)).toBe('nothingLeft');
  });

  const paid = aCase({ amountToPay: 0 });
  it.each<[MoneyTaken, ClaimCase[], MoneyTaken]>([
    ['nothing', [other, aCase()], 'nothing'],
    ['nothing', [other, aCase({ paymentStatus: 'Created' })], 'inProgress'],
    ['unknown', [other, aCase({ paymentStatus: 'CheckoutFinished' })], 'inProgress'],
    ['unknown', [other, aCase()], 'unknown'],
    ['nothing', [paid, aCase({ active: false })], 'nothingLeft'],
    ['nothing', [paid, other], 'nothing'],
    // Begun on another device, where it may have been approved.
    ['nothing', [other, aCase({ paymentStatus: 'Initialized' })], 'unknown'],
    ['inProgress', [other, aCase({ paymentStatus: 'Initialized' })], 'inProgress'],
    ['nothing', [], 'nothing'],
  ])('%s was known; %j is shown later: %s [Z29]', (known, shown, now) => {
    expect(moneyTakenNow(known, shown)).toBe(now);
  });
});

describe('the state of the checkout’s history entry', () => {
  const ofCase = { kind: 'case', referenceNumber: '4711', charge: 35_000 } as const;
  const ofWholeDebt = { kind: 'wholeDebt', parts: [], charge: 35_000 } as const;
  const unknown = { owner: 'unknown' } as const;
  const own = { owner: 'customer', payment: { paymentId: '0f' } } as const;

  it('is the payment, the case that it is for and what it charges [P03]', () => {
    const state = { paymentId: '0f', referenceNumber: '4711', charge: 35_000 };
    expect(checkoutStateOf('0f', ofCase)).toEqual(state);
    const concerns = 'Oförsäkrat fordon';
    expect(checkoutStateOf('0f', { ...ofCase, concerns })).toEqual({ ...state, concerns });
  });

  it('is the payment and what it charges for the whole debt, without a case [P04]', () => {
    expect(checkoutStateOf('0f', ofWholeDebt)).toEqual({ paymentId: '0f', charge: 35_000 });
  });

  it.each([ofCase, ofWholeDebt])(
    'is found after a reload by the same customer: %j [R09, L25]',
    (request) => {
      const state = checkoutStateOf('0f', request);
      const kept = structuredClone({ ...state, owner: 'maja' });
      expect(whosePayment(kept, '0f', 'maja', unknown)).toEqual({
        owner: 'customer',
        payment: state,
      });
    },
  );

  it('of one customer never opens the payment for another, whatever is stored [Z55, L25]', () => {
    const kept = { ...checkoutStateOf('0f', ofCase), owner: 'maja' };
    expect(whosePayment(kept, '0f', 'johan', unknown)).toEqual({ owner: 'another' });
    expect(whosePayment(kept, '0f', 'johan', own)).toEqual({ owner: 'another' });
  });

  it('may be the case alone [R09]', () => {
    const payment = { paymentId: '0f', referenceNumber: '4711' };
    const kept = { ...payment, owner: 'maja' };
    expect(whosePayment(kept, '0f', 'maja', unknown)).toEqual({ owner: 'customer', payment });
  });

  it.each<unknown>([
    null,
    undefined,
    'text',
    { referenceNumber: '4711' },
    { paymentId: '0f', referenceNumber: '4711' },
    { paymentId: 'other', referenceNumber: '4711', owner: 'maja' },
    { paymentId: '0f', referenceNumber: 4711, owner: 'maja' },
  ])('says nothing where the browser has kept %j: what is stored decides [R09, Z56]', (kept) => {
    for (const stored of [unknown, own, { owner: 'another' }] as const) {
      expect(whosePayment(kept, '0f', 'maja', stored)).toEqual(stored);
    }
  });
});
