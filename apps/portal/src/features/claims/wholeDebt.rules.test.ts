import { caseStates } from '@mina-sidor/api-client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import {
  chargeGapOf,
  includedText,
  kindsAmong,
  paymentNoteOf,
  wholeDebtOf,
} from './wholeDebt.rules.ts';

const first = aCase({ referenceNumber: '1', amountToPay: 435_000 });
const second = aCase({ referenceNumber: '2', amountToPay: 813_000 });
const open = { payments: true };

describe('the whole debt', () => {
  it('is offered when all conditions hold [C22]', () => {
    expect(wholeDebtOf([first, second], open)).toEqual({
      charge: 1_248_000,
      cases: [first, second],
    });
  });

  it.each([
    ['payments are off', [first, second], { payments: false }],
    ['only one case is active', [first], open],
    ['no case is active', [], open],
    ['a case has an open uninsured period', [first, aCase({ hasOpenUninsuredPeriod: true })], open],
    ['a case is Created', [first, aCase({ paymentStatus: 'Created' })], open],
    ['a case is CheckoutFinished', [first, aCase({ paymentStatus: 'CheckoutFinished' })], open],
    ['a payment may be for one of them', [first, { ...aCase(), mayBePaid: true }], open],
    ['one of them is closed', [first, second, aCase({ active: false })], open],
    ['nothing is left to pay', [aCase({ amountToPay: 0 }), aCase({ amountToPay: 0 })], open],
    ['no amount can be read', [aCase({ amountToPay: null }), aCase({ amountToPay: null })], open],
  ])('is not offered when %s [C23, P01]', (_name, cases, access) => {
    expect(wholeDebtOf(cases, access)).toBeNull();
  });

  it('is still offered when a payment of a case has only been initialised [C22]', () => {
    expect(wholeDebtOf([first, aCase({ paymentStatus: 'Initialized' })], open)).not.toBeNull();
  });

  it('is made of the payable cases alone [C24]', () => {
    const settled = aCase({ referenceNumber: '3', amountToPay: 0 });
    const unknown = aCase({ referenceNumber: '4', amountToPay: null });
    const debt = wholeDebtOf([first, settled, second, unknown], open);
    expect(debt).toEqual({ charge: 1_248_000, cases: [first, second] });
  });

  it('rounds each amount down to whole kronor before adding them [C24, P02]', () => {
    const cases = [1090, 2090, 435_015].map((amountToPay) => aCase({ amountToPay }));
    expect(wholeDebtOf(cases, open)?.charge).toBe(438_000);
  });

  it('is offered only while the sum is exact [C24]', () => {
    const huge = aCase({ amountToPay: 9_007_199_254_740_900 });
    expect(wholeDebtOf([huge, first], open)).toBeNull();
  });
});

describe('a payment that is being processed', () => {
  const processed = aCase({ paymentStatus: 'Created' });

  it.each([
    ['another case can be paid', [processed, first], open, 'held'],
    ['no other case can be paid', [processed, aCase({ amountToPay: 0 })], open, 'processing'],
    ['no payment is being processed', [first, second], open, null],
    ['payments are off', [processed, first], { payments: false }, 'processing'],
    [
      'the list has nothing to pay',
      [processed, aCase({ stateName: 'InstallmentPlan' })],
      open,
      'processing',
    ],
    [
      'the case that is being paid grows',
      [aCase({ paymentStatus: 'Created', hasOpenUninsuredPeriod: true }), first],
      open,
      'processing',
    ],
    [
      'a debt grows as well',
      [processed, first, aCase({ hasOpenUninsuredPeriod: true })],
      open,
      'processing',
    ],
  ] as const)(
    'is said when %s, and whether it holds the whole debt [C23]',
    (_name, cases, access, expected) => {
      expect(paymentNoteOf(cases, access)).toBe(expected);
    },
  );
});

describe('the difference between the cases and the charge', () => {
  const casesOf = (amounts: readonly (number | null)[]) =>
    amounts.map((amountToPay) => aCase({ amountToPay }));

  it.each([
    [[435_000, 813_000], { cut: 0, credit: 0, unreadable: 0 }],
    [[1090, 2090, 5], { cut: 185, credit: 0, unreadable: 0 }],
    [[435_000, -18_050, 0], { cut: 0, credit: 18_050, unreadable: 0 }],
    [[435_000, null, null], { cut: 0, credit: 0, unreadable: 2 }],
  ])('for %j is %o [C24, P02]', (amounts, gap) => {
    expect(chargeGapOf(casesOf(amounts))).toEqual(gap);
  });

  it('is exact to the öre, whatever the cases [C24, P02]', () => {
    const ore = fc.integer({ min: -100_000_00, max: 1_000_000_00 });
    fc.assert(
      fc.property(
        fc.array(ore, { minLength: 2, maxLength: 40 }),
        fc.nat({ max: 3 }),
        fc.constantFrom(...caseStates),
        (amounts, unknown, stateName) => {
          const cases = casesOf([...amounts, ...Array.from({ length: unknown }, () => null)]).map(
            (one, index) => (index === 0 ? { ...one, stateName } : one),
          );
          const debt = wholeDebtOf(cases, open);
          fc.pre(debt !== null);
          const sum = amounts.reduce((total, amount) => total + amount, 0);
          const { cut, credit, unreadable } = chargeGapOf(cases);
          expect((debt?.charge ?? 0) + cut - credit).toBe(sum);
          expect(unreadable).toBe(unknown);
        },
      ),
    );
  });
});

describe('the kinds of case without a pay button of their own', () => {
  it.each([
    [[], []],
    [['Claim', 'Collection', null], []],
    [
      ['Ackord', 'Contestation ', 'Claim'],
      [
        ['Contestation', 1],
        ['Ackord', 1],
      ],
    ],
    [
      ['InstallmentPlan', 'TemporaryOffer', 'InstallmentPlan'],
      [
        ['InstallmentPlan', 2],
        ['TemporaryOffer', 1],
      ],
    ],
  ])('among %j are %j [Z32]', (states, kinds) => {
    expect(kindsAmong(states.map((stateName) => aCase({ stateName })))).toEqual(kinds);
  });
});

describe('what the whole debt covers', () => {
  it.each([
    [['Claim'], 'Ett krav ingår.'],
    [['Claim', null, 'Collection'], '3⍽krav ingår.'],
    [['Contestation'], 'Ett krav ingår. Det är bestritt.'],
    [['Contestation', 'Contestation'], '2⍽krav ingår. Alla är bestridna.'],
    [
      ['InstallmentPlan', 'InstallmentPlan', 'InstallmentPlan', 'InstallmentPlan'],
      '4⍽krav ingår. Alla har avbetalningsplan.',
    ],
    [['TemporaryOffer', 'TemporaryOffer'], '2⍽krav ingår. Alla har ett tillfälligt erbjudande.'],
    [['Ackord', 'Ackord'], '2⍽krav ingår. Alla har ackord.'],
    [
      ['Ackord', 'Contestation', 'Claim', 'Ackord'],
      '4⍽krav ingår, varav ett bestridande och två ackord.',
    ],
    [
      ['Contestation', 'InstallmentPlan'],
      '2⍽krav ingår, varav ett bestridande och en avbetalningsplan.',
    ],
  ])('of %j is %j [Z32, Z77]', (states, text) => {
    const cases = states.map((stateName) => aCase({ stateName }));
    expect(includedText(cases).replaceAll('\u00A0', '⍽')).toBe(text);
  });
});
