import { expect, it } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import {
  knownOf,
  type Row,
  shortCase,
  shortPlan,
  uninsured,
  written,
} from '../../../testing/nextSteps.ts';
import { nextStepsOf } from './nextSteps.rules.ts';

const plan = (number: string, month: Parameters<typeof shortPlan>[0]) =>
  shortCase(number, 'InstallmentPlan', 500_000, 'ABC123', shortPlan(month));
const uninsuredCase = (dayCharge: number | null, vehicles = 'ABC123') =>
  shortCase('47000000001', 'Claim', 100_000, vehicles, uninsured(dayCharge));
const ofCase = '4700⍽0000⍽001';
const stopOne = 'Se hur du stoppar avgiften → /krav/47000000001';
const waits =
  'Vänta gärna med att betala | En betalning har kommit in utan att vi vet för vilket krav. Du kan vara skyldig mindre än det ser ut.';

const ourCases: readonly Row[] = [
  [
    'uninsured, the amount of the day unknown',
    { user: { unInsuredVehicles: 1 }, cases: [uninsuredCase(null)] },
    [
      `[uninsured] Ditt fordon är oförsäkrat | Skulden ökar varje dag tills fordonet är försäkrat eller avställt. | ${stopOne}`,
    ],
  ],
  [
    'uninsured, two vehicles in one case',
    {
      user: { unInsuredVehicles: 2, increasingDebtAmount: 9000 },
      cases: [uninsuredCase(9000, 'ABC123 DEF456')],
    },
    [
      `[uninsured] Två fordon är oförsäkrade | Skulden ökar med 90⍽kr per dag tills fordonen är försäkrade eller avställda. | ${stopOne}`,
    ],
  ],
  [
    'uninsured, one of two vehicles in one case: nobody knows which',
    {
      user: { unInsuredVehicles: 1, increasingDebtAmount: 9000 },
      cases: [uninsuredCase(9000, 'ABC123 DEF456')],
    },
    [
      `[uninsured] Ditt fordon är oförsäkrat | Skulden ökar med 90⍽kr per dag tills fordonet är försäkrat eller avställt. | ${stopOne}`,
    ],
  ],
  [
    'uninsured and nothing else known: not a customer of claims',
    { user: { matrixCustomerType: 'notCustomer', unInsuredVehicles: 2, balance: 0 } },
    [
      '[uninsured] Två fordon är oförsäkrade | Skulden ökar varje dag tills fordonen är försäkrade eller avställda. | Kontakta oss → contactUs',
    ],
  ],
  [
    'claims off, uninsured',
    { user: { unInsuredVehicles: 2 }, off: { claims: false } },
    ['NOTE unknown'],
  ],
  [
    'plans of several days',
    {
      cases: [
        plan('47000000002', { left: 20_000, day: '2027-01-15' }),
        plan('47000000001', { left: 10_000 }),
        plan('47000000003', { left: 5050, day: '2026-12-31' }),
      ],
    },
    [
      '[planMonth] Betala 350,50⍽kr, första delen senast 30⍽november | Månadens belopp i tre avbetalningsplaner. | Visa månadens belopp → /krav#manaden',
    ],
  ],
  [
    'plans whose first day has passed',
    {
      cases: [
        plan('47000000001', { left: 10_000, day: '2026-11-23' }),
        plan('47000000002', { left: 20_000 }),
      ],
    },
    [
      '[planMonth] Betala 300⍽kr, första delen nu | Sista dag var 23⍽november. Om du redan har betalat kan det ta till nästa vardag innan det syns. Månadens belopp i två avbetalningsplaner: 100⍽kr och 200⍽kr. | Visa månadens belopp → /krav#manaden',
    ],
  ],
  [
    'plans on the last day of the first',
    {
      cases: [
        plan('47000000001', { left: 10_000, day: '2026-11-24' }),
        plan('47000000002', { left: 20_000 }),
      ],
    },
    [
      '[planMonth] Betala 300⍽kr, första delen senast 24⍽november | Månadens belopp i två avbetalningsplaner: 100⍽kr och 200⍽kr. | Visa månadens belopp → /krav#manaden',
    ],
  ],
  [
    'a plan on its last day',
    { cases: [plan('47000000001', { left: 10_000, day: '2026-11-24T00:00:00' })] },
    [
      `[planMonth] Betala 100⍽kr senast 24⍽november | Månadens belopp i avbetalningsplanen. Krav ${ofCase}, ABC⍽123. | Betala månadens belopp → /krav/47000000001`,
    ],
  ],
  [
    'two plans at risk, the later one first in the list, and one that is not',
    {
      user: { paymentPlanWillBeClosed: true },
      cases: [
        plan('47000000002', { left: 20_000, day: '2026-12-31', willBeClosed: true }),
        plan('47000000001', { left: 10_000, day: '2026-11-23', willBeClosed: true }),
        plan('47000000003', { left: 30_000 }),
      ],
    },
    [
      `[planAtRisk] Betala 100⍽kr nu | Sista dag var 23⍽november. Om du redan har betalat kan det ta till nästa vardag innan det syns. Din avbetalningsplan kan avslutas. Krav ${ofCase}, ABC⍽123. | Betala månadens belopp → /krav/47000000001`,
      '[planAtRisk] Betala 200⍽kr senast 31⍽december | Din avbetalningsplan kan avslutas. Krav 4700⍽0000⍽002, ABC⍽123. | Betala månadens belopp → /krav/47000000002',
      '[planMonth] Betala 300⍽kr senast 30⍽november | Månadens belopp i avbetalningsplanen. Krav 4700⍽0000⍽003, ABC⍽123. | Betala månadens belopp → /krav/47000000003',
    ],
  ],
  [
    'plan at risk, cases not known',
    { user: { paymentPlanWillBeClosed: true }, cases: 'failed' },
    [
      '[planAtRisk] Din avbetalningsplan kan avslutas | Hör av dig till oss, så berättar vi vad som gäller. | Se dina krav → /krav',
      'NOTE failed',
    ],
  ],
  [
    'plan whose month cannot be read',
    { cases: [plan('47000000001', { expected: 50_000, left: null })] },
    [
      `[ask] Fråga oss om beloppet | Beloppet på krav ${ofCase} går inte att läsa. | Skriv till oss → /meddelanden`,
    ],
  ],
  [
    'plans, the next months on two days',
    {
      cases: [
        plan('47000000001', { expected: 10_000, left: 0, next: [10_000, '2026-12-31'] }),
        plan('47000000002', { left: 0, next: [20_000, '2026-12-31'] }),
        plan('47000000003', { left: 0, next: [40_000, '2027-01-31'] }),
      ],
    },
    ['CALM Du har inget att göra just nu. | Nästa gång: 300⍽kr senast 31⍽december.'],
  ],
  [
    'plans, an amount of the next day cannot be read',
    {
      cases: [
        plan('47000000001', { left: 0, next: [10_000, '2026-12-31'] }),
        plan('47000000002', { left: 0, next: [null, '2026-12-31'] }),
      ],
    },
    ['CALM Du har inget att göra just nu. |'],
  ],
  [
    'payments off',
    { off: { payments: false }, cases: [shortCase('47000000001', 'Claim', 100_050)] },
    [
      `[ordinary] Betala 1⍽000,50⍽kr | Krav ${ofCase}. Sista betalningsdag står i kravbrevet. | Visa kravet → /krav/47000000001`,
    ],
  ],
  [
    'a state that nobody knows',
    { cases: [shortCase('47000000001', 'Mystery', 100_000, 'ABC123 DEF456')] },
    [`[ordinary] Betala 1⍽000⍽kr | Krav ${ofCase}. | Betala kravet → /krav/47000000001`],
  ],
  [
    'a reminder, and a state that nobody knows, which may have gone further',
    {
      cases: [
        shortCase('47000000001', 'Reminder', 100_000),
        shortCase('47000000002', 'Mystery', 100_000),
      ],
    },
    ['[ordinary] Betala två krav, tillsammans 2⍽000⍽kr |  | Visa krav → /krav'],
  ],
  [
    'two claims without further state',
    {
      cases: [
        shortCase('47000000001', 'Claim', 100_000),
        shortCase('47000000002', 'Claim', 100_000),
      ],
    },
    [
      '[ordinary] Betala två krav, tillsammans 2⍽000⍽kr | Sista betalningsdag står i kravbreven. | Visa krav → /krav',
    ],
  ],
  [
    'a claim and one without a state',
    {
      cases: [shortCase('47000000001', 'Claim', 100_000), shortCase('47000000002', null, 100_000)],
    },
    ['[ordinary] Betala två krav, tillsammans 2⍽000⍽kr |  | Visa krav → /krav'],
  ],
  [
    'offers, unreadable amounts and compositions, more than three lines',
    {
      cases: [
        ...['47000000001', '47000000002'].map((number) =>
          shortCase(number, 'TemporaryOffer', 100_000),
        ),
        ...['47000000003', '47000000004'].map((number) => shortCase(number, 'Claim', null)),
        ...['47000000005', '47000000006'].map((number) => shortCase(number, 'Ackord', 100_000)),
        shortCase('47000000007', 'Verdict', 100_000),
      ],
    },
    [
      '[ordinary] Betala 1⍽000⍽kr | Dom, krav 4700⍽0000⍽007. Betala för att undvika utmätning. | Betala kravet → /krav/47000000007',
      '[offer] Läs dina två tillfälliga erbjudanden | De gäller under en begränsad tid. | Visa krav → /krav',
      '[ask] Fråga oss om beloppet | Beloppen på två krav går inte att läsa. | Skriv till oss → /meddelanden',
      '+1 under Krav',
    ],
  ],
  [
    'an offer and two compositions',
    {
      cases: [
        shortCase('47000000001', 'TemporaryOffer', 100_000, 'ABC123'),
        shortCase('47000000002', 'Ackord', 100_000),
        shortCase('47000000003', 'Ackord', 100_000),
      ],
    },
    [
      `[offer] Läs ditt tillfälliga erbjudande | Det gäller under en begränsad tid. Krav ${ofCase}, ABC⍽123. | Visa erbjudandet → /krav/47000000001`,
      '[ackord] Betala enligt dina ackord | Läs överenskommelserna. | Visa krav → /krav',
    ],
  ],
  [
    'an unknown payment: the plan and the offer stay, the composition and the claim wait',
    {
      hasOspec: true,
      cases: [
        plan('47000000001', { left: 10_000 }),
        shortCase('47000000002', 'Ackord', 100_000),
        shortCase('47000000003', 'Claim', 100_000),
        shortCase('47000000004', 'TemporaryOffer', 100_000),
      ],
    },
    [
      `[planMonth] Betala 100⍽kr senast 30⍽november | Månadens belopp i avbetalningsplanen. Krav ${ofCase}, ABC⍽123. | Betala månadens belopp → /krav/47000000001`,
      `[ospec] ${waits} | Skriv till oss om betalningen → /meddelanden`,
      '[offer] Läs ditt tillfälliga erbjudande | Det gäller under en begränsad tid. Krav 4700⍽0000⍽004. | Visa erbjudandet → /krav/47000000004',
    ],
  ],
  [
    'an answer to what the customer has written',
    {
      unread: 1,
      conversation: aConversation({
        readByCustomer: false,
        referenceNumber: '4700 0000 001',
        conversationMessages: [
          aMessage({ createdByIdentity: false, createdDisplay: '2 nov 9.00' }),
          aMessage(),
          aMessage({ createdByIdentity: false, createdDisplay: 'i går 16.30' }),
        ],
      }),
    },
    [
      `[unread] Läs svaret från Kundcenter | Oläst sedan i⍽går⍽16.30. Gäller krav ${ofCase}. | Läs svaret → /meddelanden`,
    ],
  ],
  [
    'one unread conversation that is not known',
    { unread: 1 },
    ['[unread] Läs ditt olästa meddelande |  | Läs → /meddelanden'],
  ],
  [
    'blocked, with an unread message',
    { user: { matrixCustomerType: 'blockedMatrixCustomer' }, unread: 2 },
    ['[unread] Läs två olästa meddelanden |  | Läs → /meddelanden'],
  ],
  [
    'the debt cannot be read, and a case is certain',
    { user: { balance: null }, cases: [shortCase('47000000001', 'Claim', 100_000)] },
    [
      `[ordinary] Betala 1⍽000⍽kr | Krav ${ofCase}. Sista betalningsdag står i kravbrevet. | Betala kravet → /krav/47000000001`,
      'NOTE unknown',
    ],
  ],
  [
    'no customer, and yet a debt',
    { user: { matrixCustomerType: 'notCustomer', balance: 1 } },
    ['NOTE unknown'],
  ],
  [
    'a payment of which nobody knows the cases',
    { cases: [{ ...shortCase('47000000001', 'Claim', 100_000), mayBePaid: true }] },
    ['NOTE unknown'],
  ],
  [
    'a debt that no case explains',
    { user: { balance: 5_000_000 }, cases: [shortCase('47000000001', 'Claim', 0)] },
    ['NOTE unknown'],
  ],
  [
    'a debt that no case explains, and unread messages, which say nothing of it',
    { user: { balance: 5_000_000 }, unread: 2, cases: [shortCase('47000000001', 'Claim', 0)] },
    ['[unread] Läs två olästa meddelanden |  | Läs → /meddelanden', 'NOTE unknown'],
  ],
  [
    'a payment that the debt no longer includes',
    {
      user: { balance: 0 },
      cases: [shortCase('47000000001', 'Claim', 100_000, '', { paymentStatus: 'Created' })],
    },
    ['CALM Du har inget att göra just nu. | En betalning bearbetas. Du behöver inte betala igen.'],
  ],
  [
    'a plan at risk, of which only its case knows',
    { cases: [plan('47000000001', { expected: 10_000, left: 0, willBeClosed: true })] },
    ['NOTE unknown'],
  ],
  [
    'a payment that another browser began',
    { cases: [shortCase('47000000001', 'Claim', 100_000, '', { paymentStatus: 'Created' })] },
    ['CALM Du har inget att göra just nu. | En betalning bearbetas. Du behöver inte betala igen.'],
  ],
  [
    'no debt, messages off',
    { off: { messages: false } },
    ['CALM Du har inget att betala just nu. | Du har ingen skuld.'],
  ],
];

it('says nothing of an earlier visit', () => {
  const before = knownOf({
    user: { unInsuredVehicles: 1, paymentPlanWillBeClosed: true },
    cases: 'late',
    unread: 2,
  });
  const unread = '[unread] Läs två olästa meddelanden |  | Läs → /meddelanden';
  expect(written(nextStepsOf({ ...before, user: null }))).toEqual([unread, 'NOTE late']);
  expect(written(nextStepsOf({ ...before, user: null, claims: { status: 'failed' } }))).toEqual([
    unread,
    'NOTE failed',
  ]);
});

it('leads to a case from a step that is about it alone, and on to the claims [O01]', () => {
  const situation = { user: { unInsuredVehicles: 1 }, cases: [uninsuredCase(4550)] };
  expect(nextStepsOf(knownOf(situation))?.steps[0]).toMatchObject({
    action: { label: 'Se hur du stoppar avgiften', about: 'krav 4 7 0 0, 0 0 0 0, 0 0 1' },
    second: { label: 'Se dina krav', goal: { to: 'claims' } },
  });
});

it('leads to a question about the plan that is at risk, since it asks the customer to get in touch [Z87]', () => {
  const atRisk = shortPlan({ expected: 50_000, left: 0, willBeClosed: true });
  const cases = [shortCase('47000000001', 'InstallmentPlan', 100_000, 'ABC123', atRisk)];
  const situation = { user: { paymentPlanWillBeClosed: true }, cases };
  const about = { subject: 'Insurance', number: '47000000001' };
  expect(nextStepsOf(knownOf(situation))?.steps[0]).toMatchObject({
    action: { label: 'Visa kravet', about: 'krav 4 7 0 0, 0 0 0 0, 0 0 1' },
    second: {
      label: 'Skriv till oss',
      about: 'krav 4 7 0 0, 0 0 0 0, 0 0 1',
      goal: { to: 'messages', writtenAbout: about },
    },
  });
});

it('leads to the conversation itself if one is unread, and to all of them otherwise [Z76]', () => {
  const message = aMessage({ createdByIdentity: false });
  const conversation = aConversation({
    conversationId: 'c7',
    readByCustomer: false,
    conversationMessages: [message],
  });
  const goalOf = (unread: number, only: typeof conversation | null) =>
    nextStepsOf(knownOf({ unread, conversation: only }))?.steps[0]?.action.goal;
  expect(goalOf(1, conversation)).toEqual({ to: 'messages', conversationId: 'c7' });
  expect(goalOf(1, null)).toEqual({ to: 'messages' });
  expect(goalOf(2, null)).toEqual({ to: 'messages' });
});

it.each(ourCases)('%s [Z76]', (_name, situation, expected) => {
  expect(written(nextStepsOf(knownOf(situation)))).toEqual(expected);
});
