import type { ClaimDocument } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import type { KnownPayments } from '../../domain/storedPayment.rules.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';
import { aCase } from '../../testing/aCase.ts';
import { aLetter } from '../../testing/aLetter.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { historyOf } from './history.rules.ts';

const today = '2026-11-20';
const { customerCases: noParts } = { customerCases: [] };
const nothing = { letters: [], payments: {}, plan: null, today };

/** The rows as `when | title | text`. */
function rowsOf({
  change = {},
  ...known
}: {
  readonly change?: Partial<CaseWithPayments>;
} & Partial<Omit<Parameters<typeof historyOf>[0], 'claimCase'>>): readonly string[] {
  const claimCase = aCase({ customerCases: noParts, ...change });
  return historyOf({ ...nothing, ...known, claimCase }).rows.map(({ when, title, text }) =>
    [when, title, text].filter((each) => each !== null).join(' | '),
  );
}

const noon = Date.UTC(2026, 10, 19, 11, 5);
const payment = (change: Partial<KnownPayments[string]> = {}): KnownPayments => ({
  '0f': {
    owner: 'maja',
    kind: 'wholeDebt',
    parts: [
      { referenceNumber: '47110023918', charge: 435_000 },
      { referenceNumber: '47110023926', charge: 398_000 },
    ],
    isCompleted: true,
    since: noon,
    ...change,
  },
});
const plan = { stateName: 'InstallmentPlan', paymentPlanInfo: aPlan(), amountToPay: 196_250 };
const planDueOn = (date: string) => ({
  ...plan,
  paymentPlanInfo: aPlan({
    activeAmortizationOccasion: {
      expectedAmount: 120_000,
      paidAmount: 0,
      amountLeftToPay: 120_000,
      date,
    },
  }),
});
const kr = (amount: string) => `${amount}\u00A0kr`;

describe('what is so now', () => {
  it.each<[string, Partial<CaseWithPayments>, string]>([
    [
      'a claim',
      { stateName: 'Claim' },
      `Nu | Krav | ${kr('4\u00A0350')} att betala. Sista betalningsdag står i kravbrevet.`,
    ],
    [
      'a case without a state',
      { stateName: null },
      `Nu | Aktivt | ${kr('4\u00A0350')} att betala.`,
    ],
    [
      'a collection',
      { stateName: 'Collection' },
      `Nu | Inkasso | ${kr('4\u00A0350')} att betala. Sista betalningsdag står i inkassokravet.`,
    ],
    [
      'a foreclosure',
      { stateName: 'Foreclosure' },
      `Nu | Utmätning | ${kr('4\u00A0350')} att betala. Prata med Kronofogden om du har frågor.`,
    ],
    [
      'a month that is due and paid in part',
      plan,
      `Nu | Avbetalningsplan | ${kr('1\u00A0000')} att betala senast 2026-11-30. ${kr('200')} av ${kr('1\u00A0200')} är betalt.`,
    ],
    [
      'a month whose last day has passed',
      planDueOn('2026-11-19'),
      `Nu | Avbetalningsplan | ${kr('1\u00A0200')} att betala. Sista dag var 2026-11-19.`,
    ],
    [
      'a month whose last day is today',
      planDueOn('2026-11-20'),
      `Nu | Avbetalningsplan | ${kr('1\u00A0200')} att betala senast 2026-11-20.`,
    ],
    [
      'a month that is paid',
      {
        ...plan,
        paymentPlanInfo: aPlan({
          activeAmortizationOccasion: {
            expectedAmount: 120_000,
            paidAmount: 120_000,
            amountLeftToPay: 0,
            date: '2026-11-30',
          },
        }),
      },
      'Nu | Avbetalningsplan',
    ],
    [
      'a payment on its way',
      { stateName: 'Reminder', paymentStatus: 'Created' },
      'Nu | Påminnelse | Betalning bearbetas',
    ],
    [
      'a payment that may be of another case',
      { stateName: 'Reminder', mayBePaid: true },
      'Nu | Påminnelse',
    ],
    ['a contested case', { stateName: 'Contestation' }, 'Nu | Bestridande'],
    ['an unreadable amount', { stateName: 'Reminder', amountToPay: null }, 'Nu | Påminnelse'],
    ['a case that grows', { hasOpenUninsuredPeriod: true }, 'Nu | Krav'],
  ])('is said of %s [Z81]', (_which, change, row) => {
    expect(rowsOf({ change })).toEqual([row]);
  });

  it('is nothing about a closed case, and a case without anything has no rows [Z81]', () => {
    expect(rowsOf({ change: { active: false } })).toEqual([]);
  });
});

describe('what comes', () => {
  it('is the next month of a plan, before everything else [Z81]', () => {
    expect(rowsOf({ change: plan, plan: aPlan() })[0]).toBe(
      `2026-12-31 | Nästa månad | ${kr('1\u00A0200')} att betala`,
    );
  });

  it.each([null, 0])('is not said where %s is to be paid then [Z81]', (amountLeftToPay) => {
    const next = { amountLeftToPay, date: '2026-12-31' };
    const rows = rowsOf({ change: plan, plan: aPlan({ nextAmortizationOccasion: next }) });
    expect(rows.join()).not.toContain('Nästa månad');
  });
});

describe('what has happened', () => {
  it('are the letters by day, each with how it was sent [Z81]', () => {
    const letters: readonly ClaimDocument[] = [
      aLetter({ createdDate: '2026-11-05T09:00:00' }),
      aLetter({
        createdDate: '2026-10-13',
        minaSidorDisplayName: ' Kravbrev ',
        deliveryMethod: 'Brev',
      }),
      aLetter({ createdDate: '2026-10-01', deliveryMethod: 'E-post' }),
      aLetter({ createdDate: '2026-09-01', deliveryMethod: null }),
    ];
    expect(rowsOf({ change: { active: false }, letters })).toEqual([
      '2026-11-05 | Påminnelse | Via Kivra',
      '2026-10-13 | Kravbrev | Via brev',
      '2026-10-01 | Påminnelse | Via e-post',
      '2026-09-01 | Påminnelse',
    ]);
  });

  it('keeps all but the five newest letters apart [Z81]', () => {
    const letters = ['7', '6', '5', '4', '3', '2', '1'].map((day) =>
      aLetter({ createdDate: `2026-11-0${day}` }),
    );
    const { rows, olderLetters } = historyOf({
      ...nothing,
      claimCase: aCase({ active: false, customerCases: noParts }),
      letters,
    });
    expect(rows.map(({ when }) => when)).toEqual([
      '2026-11-07',
      '2026-11-06',
      '2026-11-05',
      '2026-11-04',
      '2026-11-03',
    ]);
    expect(olderLetters.map(({ when }) => when)).toEqual(['2026-11-02', '2026-11-01']);
  });

  it('has its place before days without insurance that are older than the letters kept apart [Z81]', () => {
    const letters = ['7', '6', '5', '4', '3', '2'].map((day) =>
      aLetter({ createdDate: `2026-11-0${day}` }),
    );
    const part = { caseType: 'of-ärende', damageDate: null };
    const { rows, newerRows } = historyOf({
      ...nothing,
      claimCase: aCase({
        active: false,
        customerCases: [{ ...part, fromDate: '2026-09-01', toDate: '2026-09-30' }],
      }),
      letters,
    });
    expect([rows.length, newerRows]).toEqual([6, 5]);
  });

  it('is a payment that this browser knows, with what it took for this case, in Swedish time [Z81]', () => {
    const paid = `2026-11-19 12.05 | Du betalade ${kr('4\u00A0350')} | Bearbetas`;
    const change = { active: false };
    expect(rowsOf({ change, payments: payment() })).toEqual([paid]);
    expect(rowsOf({ change, payments: payment({ isCompleted: false }) })).toEqual([]);
    expect(rowsOf({ change, payments: payment({ parts: [] }) })).toEqual([]);
    // Completed at a time that nobody here knows, and perhaps on another day.
    expect(rowsOf({ change, payments: payment({ isTimeUnknown: true }) })).toEqual([]);
  });

  it('is the time without insurance [Z81]', () => {
    const part = {
      caseType: 'OF-ärende',
      damageDate: null,
      fromDate: '2026-09-19T00:00:00',
      toDate: '2026-09-30',
    };
    const change = { active: false, customerCases: [part], dayCharge: 18_000 };
    const when = '2026-09-19 till 2026-09-30';
    const sum = `12\u00A0dagar\u00A0×\u00A0${kr('180')} =\u00A0${kr('2\u00A0160')}.`;
    expect(rowsOf({ change })).toEqual([
      `${when} | ABC\u00A012D saknade trafikförsäkring | ${sum}`,
    ]);
    expect(rowsOf({ change: { ...change, dayCharge: null, registrationNumbers: [] } })).toEqual([
      `${when} | Trafikförsäkring saknades`,
    ]);
    expect(rowsOf({ change: { ...change, customerCases: [part, part] } })).toEqual([]);

    const open = { ...change, customerCases: [{ ...part, toDate: null }] };
    expect(rowsOf({ change: open })).toEqual([]);
    expect(rowsOf({ change: { ...open, hasOpenUninsuredPeriod: true } })).toEqual([
      '2026-09-19 | ABC\u00A012D saknar trafikförsäkring från den här dagen',
    ]);
  });

  it('has one order for what happened on the same day [Z81]', () => {
    const day = '2026-11-19';
    const part = { caseType: 'of-ärende', damageDate: null, fromDate: '2026-11-01', toDate: day };
    const { rows } = historyOf({
      claimCase: aCase({ customerCases: [part] }),
      plan: null,
      letters: [aLetter({ createdDate: day })],
      payments: payment(),
      today: day,
    });
    expect(rows.map(({ key }) => key.split(' ')[0])).toEqual([
      'now',
      'payment',
      'letter',
      'period',
    ]);
  });
});
