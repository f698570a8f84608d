import { expect, it } from 'vitest';

import type { CaseWithPayments } from '../../domain/payability.ts';
import { shortCase, shortPlan, uninsured } from '../../testing/nextSteps.ts';
import { monthOfPlansOf } from './month.rules.ts';

type Plan = Parameters<typeof shortPlan>[0] & { readonly paid?: number; readonly isLast?: boolean };

/** A plan's case: what has been paid of the month, and whether it is the last one. */
function planCase(
  referenceNumber: string,
  { paid = 0, isLast = false, ...plan }: Plan,
  overrides: Partial<CaseWithPayments> = {},
): CaseWithPayments {
  const { paymentPlanInfo, ...claimCase } = shortCase(
    referenceNumber,
    'InstallmentPlan',
    500_000,
    'BDH47L',
    shortPlan(plan),
  );
  return {
    ...claimCase,
    paymentPlanInfo: paymentPlanInfo && {
      ...paymentPlanInfo,
      activeAmortizationOccasion: {
        ...paymentPlanInfo.activeAmortizationOccasion,
        paidAmount: paid,
      },
      remainingAmortizationOccasions: isLast
        ? paymentPlanInfo.remainingAmortizationOccasions.slice(0, 1)
        : paymentPlanInfo.remainingAmortizationOccasions,
    },
    ...overrides,
  };
}

/** Head, rows and remarks, a line each. `⍽` is a no-break space. */
function written(cases: readonly CaseWithPayments[]): readonly string[] {
  const month = monthOfPlansOf(cases, '2026-11-24');
  if (month === null) return [];
  const { folded, title, sum, due, text, rows, remarks } = month;
  return [
    folded === null ? 'FIRST' : `FOLDED ${folded}`,
    [title, sum ?? '-', due ?? '-', text ?? '-'].join(' | '),
    ...rows.map(({ claimCase, left, notes, isAtRisk }) =>
      [claimCase.referenceNumber, left ?? '?', ...notes, ...(isAtRisk ? ['RISK'] : [])].join(' | '),
    ),
    ...remarks.map(({ label, text: remark }) => `${label} ${remark}`),
  ].map((line) => line.replaceAll('\u00A0', '⍽').replaceAll('\u2011', '‑'));
}

const due = planCase('47000000001', { left: 35_000 });
const paid = planCase('47000000002', { expected: 50_000, left: 0, next: [50_000, '2026-12-31'] });
const none = planCase('47000000003', { left: 0, next: [40_000, '2026-12-31'] });
const claim = shortCase('47000000009', 'Claim', 100_000);

const johan = [
  planCase('47160027415', {
    expected: 60_000,
    left: 35_000,
    paid: 25_000,
    next: [60_000, '2026-12-31'],
  }),
  planCase('47160028892', { expected: 35_000, left: 0, next: [35_000, '2026-12-31'] }),
  planCase('47160031730', { left: 0, next: [40_000, '2026-12-31'] }),
  planCase('47160024065', { left: 28_300, isLast: true }),
];

it.each<readonly [name: string, cases: readonly CaseWithPayments[], expected: readonly string[]]>([
  [
    'four plans, two of which are due',
    johan,
    [
      'FIRST',
      'Att betala i november | 63300 | senast 2026‑11‑30 | Två avbetalningsplaner. Betala dem var för sig, de har olika OCR‑nummer.',
      '47160027415 | 35000 | 250⍽kr av 600⍽kr är betalt',
      '47160024065 | 28300 | Sista betalningen',
      'Klart för november: 4716⍽0028⍽892 och 4716⍽0031⍽730.',
      'Nästa gång: 1⍽350⍽kr i tre planer, senast 2026‑12‑31.',
    ],
  ],
  [
    'a paid plan whose next day has passed',
    [planCase('47000000001', { left: 0, day: '2026-09-30', next: [60_000, '2026-10-31'] })],
    ['FIRST', 'Inget att betala i september | - | - | -', 'Klart för september: 4700⍽0000⍽001.'],
  ],
  [
    'a plan among other claims',
    [due, claim],
    [
      'FOLDED 350⍽kr i en avbetalningsplan, senast 2026‑11‑30',
      'Att betala i november | 35000 | senast 2026‑11‑30 | -',
      '47000000001 | 35000',
    ],
  ],
  ['only paid plans among other claims', [paid, none, claim], []],
  ['no plan', [claim], []],
  [
    'plans that ask for nothing now',
    [paid, none],
    [
      'FIRST',
      'Inget att betala i november | - | - | -',
      'Klart för november: 4700⍽0000⍽002 och 4700⍽0000⍽003.',
      'Nästa gång: 900⍽kr i två planer, senast 2026‑12‑31.',
    ],
  ],
  [
    'a plan at risk among other claims',
    [planCase('47000000001', { left: 80_000, willBeClosed: true }), claim],
    [
      'FIRST',
      'Att betala i november | 80000 | senast 2026‑11‑30 | -',
      '47000000001 | 80000 | RISK',
    ],
  ],
  [
    'a plan beside what asks for nothing',
    [
      due,
      { ...claim, paymentStatus: 'Created' },
      { ...claim, amountToPay: 40 },
      { ...claim, active: false },
    ],
    ['FIRST', 'Att betala i november | 35000 | senast 2026‑11‑30 | -', '47000000001 | 35000'],
  ],
  [
    'a plan beside an uninsured vehicle, and beside a contested claim',
    [due, { ...claim, ...uninsured(18_000) }, { ...claim, stateName: 'Contestation' }],
    [
      'FOLDED 350⍽kr i en avbetalningsplan, senast 2026‑11‑30',
      'Att betala i november | 35000 | senast 2026‑11‑30 | -',
      '47000000001 | 35000',
    ],
  ],
  ['a plan that is being paid', [{ ...due, paymentStatus: 'CheckoutFinished' }], []],
  [
    'two days of one month, of which one has passed',
    [
      planCase('47000000001', { left: 20_000, day: '2026-11-30' }),
      planCase('47000000002', { left: 10_000, day: '2026-11-15' }),
    ],
    [
      'FIRST',
      'Att betala i november | 30000 | Sista dag för första delen var 2026‑11‑15 | Två avbetalningsplaner. Betala dem var för sig, de har olika OCR‑nummer.',
      '47000000002 | 10000 | Sista dag var 2026‑11‑15',
      '47000000001 | 20000 | Senast 2026‑11‑30',
    ],
  ],
  [
    'two days of one month, of which one is today',
    [
      planCase('47000000001', { left: 20_000, day: '2026-11-30' }),
      planCase('47000000002', { left: 10_000, day: '2026-11-24' }),
    ],
    [
      'FIRST',
      'Att betala i november | 30000 | första delen senast 2026‑11‑24 | Två avbetalningsplaner. Betala dem var för sig, de har olika OCR‑nummer.',
      '47000000002 | 10000 | Senast 2026‑11‑24',
      '47000000001 | 20000 | Senast 2026‑11‑30',
    ],
  ],
  [
    'two months among other claims',
    [
      planCase('47000000001', { left: 20_000, day: '2026-12-31' }),
      planCase('47000000002', { left: 10_000, day: '2026-11-30' }),
      claim,
    ],
    [
      'FOLDED 300⍽kr i två avbetalningsplaner, första delen senast 2026‑11‑30',
      'Att betala nu | 30000 | första delen senast 2026‑11‑30 | Två avbetalningsplaner. Betala dem var för sig, de har olika OCR‑nummer.',
      '47000000002 | 10000 | Senast 2026‑11‑30',
      '47000000001 | 20000 | Senast 2026‑12‑31',
    ],
  ],
  [
    'a day that has passed among other claims',
    [planCase('47000000001', { left: 10_000, day: '2026-10-31' }), claim],
    [
      'FOLDED 100⍽kr i en avbetalningsplan, sista dag var 2026‑10‑31',
      'Att betala i oktober | 10000 | Sista dag var 2026‑10‑31 | -',
      '47000000001 | 10000',
    ],
  ],
  [
    'months of two years',
    [
      planCase('47000000001', { left: 10_000, day: '2027-01-31' }),
      planCase('47000000002', { expected: 50_000, left: 0, day: '2025-12-31' }),
    ],
    [
      'FIRST',
      'Att betala i januari⍽2027 | 10000 | senast 2027‑01‑31 | -',
      '47000000001 | 10000',
      'Klart för december⍽2025: 4700⍽0000⍽002.',
    ],
  ],
  [
    'a month that cannot be read',
    [due, planCase('47000000002', { expected: 50_000, left: null })],
    [
      'FIRST',
      'Att betala nu | - | senast 2026‑11‑30 | -',
      '47000000001 | 35000',
      '47000000002 | ? | Fråga oss om beloppet',
    ],
  ],
  [
    'a plan that cannot be read among other claims',
    [due, planCase('47000000002', { left: 0 }, { paymentPlanInfo: null }), claim],
    [
      'FOLDED En avbetalningsplan, senast 2026‑11‑30',
      'Att betala nu | - | senast 2026‑11‑30 | -',
      '47000000001 | 35000',
      '47000000002 | ? | Fråga oss om beloppet',
    ],
  ],
  ['only plans that cannot be read', [planCase('47000000002', { expected: 1, left: null })], []],
  [
    'more months paid than a sentence can name, and a next one that cannot be read',
    Array.from({ length: 6 }, (_, index) =>
      planCase(String(47_000_000_001 + index), {
        expected: 50_000,
        left: 0,
        next: [index === 0 ? null : 50_000, '2026-12-31'],
      }),
    ),
    ['FIRST', 'Inget att betala i november | - | - | -', 'Klart för november: sex planer.'],
  ],
  [
    'as many months paid as a sentence can name',
    Array.from({ length: 5 }, (_, index) =>
      planCase(String(47_000_000_001 + index), { expected: 50_000, left: 0 }),
    ),
    [
      'FIRST',
      'Inget att betala i november | - | - | -',
      'Klart för november: 4700⍽0000⍽001, 4700⍽0000⍽002, 4700⍽0000⍽003, 4700⍽0000⍽004 och 4700⍽0000⍽005.',
    ],
  ],
  [
    'months that are paid and that begin later',
    [
      planCase('47000000001', { expected: 50_000, left: 0, paid: 50_000 }),
      planCase('47000000002', { left: 0, day: '2026-12-31', next: [40_000, '2027-01-31'] }),
    ],
    [
      'FIRST',
      'Inget att betala i november | - | - | -',
      'Klart för november: 4700⍽0000⍽001.',
      'Klart för december: 4700⍽0000⍽002.',
      'Nästa gång: 400⍽kr i en plan, senast 2027‑01‑31.',
    ],
  ],
])('shows the month of %s [Z77]', (_name, cases, expected) => {
  expect(written(cases)).toEqual(expected);
});

it.each<readonly [name: string, other: CaseWithPayments, first: string | undefined]>([
  ['an ordinary claim', claim, undefined],
  ['an uninsured vehicle', { ...claim, ...uninsured(18_000) }, undefined],
  ['a contested claim', { ...claim, stateName: 'Contestation' }, undefined],
  ['an offer', { ...claim, stateName: 'TemporaryOffer' }, undefined],
  ['a composition', { ...claim, stateName: 'Ackord' }, undefined],
  ['a claim of which the amount is not known', { ...claim, amountToPay: null }, undefined],
  ['a plan without its months', { ...due, paymentPlanInfo: null }, 'FIRST'],
  ['a claim that is being paid', { ...claim, paymentStatus: 'Created' }, 'FIRST'],
  ['a closed claim', { ...claim, active: false }, 'FIRST'],
])('beside a paid plan and %s, the month of plans stands: %s [Z77]', (_name, other, first) => {
  expect(written([paid, other])[0]).toBe(first);
});
