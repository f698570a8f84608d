import type { ClaimCase, Conversation } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import type { KnownPayments } from '../../../domain/keptPayments.rules.ts';
import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import {
  knownOf,
  shortCase,
  shortPlan,
  type Situation,
  written,
} from '../../../testing/nextSteps.ts';
import { nextStepsOf } from './nextSteps.rules.ts';

type Row = readonly [name: string, situation: Situation, expected: readonly string[]];

function uninsured(dayCharge: number | null): Partial<ClaimCase> {
  return { hasOpenUninsuredPeriod: true, dayCharge };
}

/** A conversation that the provider began. */
function unreadFrom(
  department: 'insurance' | 'damage',
  createdDisplay: string | null,
  subject: Conversation['subject'] = 'none',
  referenceNumber: string | null = null,
): Conversation {
  const message = aMessage({
    createdByIdentity: false,
    messageSubject: department,
    createdDisplay,
  });
  return aConversation({
    subject,
    referenceNumber,
    readByCustomer: false,
    conversationMessages: [message],
  });
}

/** What this browser has paid. */
function paid(
  ...parts: readonly (readonly [referenceNumber: string, charge: number])[]
): KnownPayments {
  return {
    p1: {
      owner: 'maja',
      kind: 'wholeDebt',
      parts: parts.map(([referenceNumber, charge]) => ({ referenceNumber, charge })),
      isCompleted: true,
      since: 0,
    },
  };
}

/** So many cases of a state: the first is given, the last makes the sum. */
function manyCases(first: ClaimCase, count: number, sum: number): readonly ClaimCase[] {
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...first,
    referenceNumber: `478${first.referenceNumber.slice(3, 6)}${String(10_000 + index)}`,
    amountToPay: 100_000,
  }));
  const rest = sum - (first.amountToPay ?? 0) - (count - 2) * 100_000;
  return [
    first,
    ...others.slice(1),
    { ...first, referenceNumber: '47899999999', amountToPay: rest },
  ];
}

const plansOfGunnar = Array.from({ length: 167 }, (_, index) =>
  shortCase(
    String(47_700_000_000 + index),
    'InstallmentPlan',
    500_000,
    'ABC123',
    // 166 months of 500 kr and one of 304 kr.
    shortPlan({ left: index === 0 ? 30_400 : 50_000 }),
  ),
);
const gunnarsCases: readonly ClaimCase[] = [
  ...plansOfGunnar,
  ...manyCases(shortCase('47800000000', 'Claim', 90_000), 1168, 483_856_800),
  ...manyCases(shortCase('47900041615', 'Foreclosure', 927_100), 166, 201_000_000),
  ...['47600000001', '47600000002'].map((number) => shortCase(number, 'TemporaryOffer', 323_600)),
  shortCase('47600000003', 'Ackord', 173_200),
];

const sampleCustomers: readonly Row[] = [
  [
    'blocked',
    {
      user: { matrixCustomerType: 'blockedMatrixCustomer', damageCustomerType: 'BlockedCustomer' },
    },
    [],
  ],
  [
    'combined',
    {
      cases: [
        shortCase('47210085530', 'Reminder', 634_200, 'NES205 RBT84W XGL69C'),
        shortCase('47210086412', 'Claim', 123_450, 'RBT84W'),
        shortCase('47210083907', 'Collection', 687_600),
        shortCase('47210086685', 'Claim', 421_000),
      ],
    },
    [
      '[ordinary] Betala fyra krav, tillsammans 18⍽662,50⍽kr | Krav 4721⍽0083⍽907 har gått längst (inkasso, 6⍽876⍽kr). | Visa krav → /krav',
    ],
  ],
  [
    'damage-only',
    {
      user: { matrixCustomerType: 'notCustomer', balance: 0 },
      unread: 1,
      conversation: unreadFrom('damage', '22 nov 13.15', 'damage', '2026/1203'),
    },
    [
      '[unread] Läs meddelandet från Skadeavdelningen | Oläst sedan 22⍽nov⍽13.15. Gäller skada 2026/1203. | Läs meddelandet → /meddelanden',
    ],
  ],
  [
    'heavy',
    { cases: gunnarsCases, unread: 12 },
    [
      '[planMonth] Betala 83⍽304⍽kr senast 30⍽november | Månadens belopp i 167 avbetalningsplaner. | Visa månadens belopp → /krav',
      '[ordinary] Betala 1⍽334 krav, tillsammans 6⍽848⍽568⍽kr | Krav 4790⍽0041⍽615 har gått längst (utmätning, 9⍽271⍽kr). | Visa krav → /krav',
      '[unread] Läs tolv olästa meddelanden |  | Läs → /meddelanden',
      '+2 under Krav',
    ],
  ],
  [
    'installment-plan',
    {
      cases: [
        shortCase(
          '47160027415',
          'InstallmentPlan',
          561_300,
          'BDH47L',
          shortPlan({ expected: 60_000, left: 35_000 }),
        ),
        shortCase(
          '47160028892',
          'InstallmentPlan',
          186_750,
          'BDH47L',
          shortPlan({ expected: 35_000, left: 0, next: [35_000, '2026-12-31'] }),
        ),
        shortCase(
          '47160031730',
          'InstallmentPlan',
          259_700,
          'KSE169',
          shortPlan({ left: 0, next: [40_000, '2026-12-31'] }),
        ),
        shortCase('47160024065', 'InstallmentPlan', 28_300, 'KSE169', shortPlan({ left: 28_300 })),
      ],
    },
    [
      '[planMonth] Betala 633⍽kr senast 30⍽november | Månadens belopp i två avbetalningsplaner: 350⍽kr och 283⍽kr. | Visa månadens belopp → /krav',
    ],
  ],
  [
    'long-conversation',
    { cases: [shortCase('47130055019', 'Claim', 180_000, 'KLA18B')], unread: 2 },
    [
      '[ordinary] Betala 1⍽800⍽kr | Krav 4713⍽0055⍽019, KLA⍽18B. Sista betalningsdag står i kravbrevet. | Betala kravet → /krav/47130055019',
      '[unread] Läs två olästa meddelanden |  | Läs → /meddelanden',
    ],
  ],
  [
    'no-damage',
    {
      cases: [
        shortCase('47210083310', 'Claim', 200_000, 'RYD318'),
        shortCase('47210080076', 'Reminder', 63_200, 'RYD318'),
      ],
    },
    [
      '[ordinary] Betala två krav, tillsammans 2⍽632⍽kr | Krav 4721⍽0080⍽076 har gått längst (påminnelse, 632⍽kr). | Visa krav → /krav',
    ],
  ],
  [
    'no-debt',
    {},
    ['CALM Du har inget att göra just nu. | Du har ingen skuld och inga olästa meddelanden.'],
  ],
  ['not-available', { user: { matrixCustomerType: 'notAvailable', balance: 0 } }, ['NOTE unknown']],
  [
    'not-customer',
    { user: { matrixCustomerType: 'notCustomer', balance: 0 } },
    ['CALM Du har inget att göra just nu. | Du har inget att betala till oss.'],
  ],
  [
    'ospec',
    {
      hasOspec: true,
      cases: [
        shortCase('47190073316', 'Claim', 67_500, 'LKF38R'),
        shortCase('47190070924', 'Reminder', 150_700, 'LKF38R'),
      ],
    },
    [
      '[ospec] Vänta gärna med att betala | En betalning har kommit in utan att vi vet för vilket krav. Du kan vara skyldig mindre än det ser ut. | Skriv till oss om betalningen → /meddelanden',
    ],
  ],
  [
    'payment-in-progress',
    {
      cases: [
        shortCase('47180044710', 'Reminder', 180_600, 'FJR516', { paymentStatus: 'Created' }),
        shortCase('47180044728', 'Claim', 104_600, 'FJR516', { paymentStatus: 'CheckoutFinished' }),
        shortCase('47180042953', 'Collection', 68_300, 'GAW82P'),
      ],
    },
    [
      '[ordinary] Betala 683⍽kr | Inkasso, krav 4718⍽0042⍽953. Sista betalningsdag står i inkassokravet. | Betala kravet → /krav/47180042953',
    ],
  ],
  [
    'plan-at-risk',
    {
      user: { paymentPlanWillBeClosed: true },
      unread: 1,
      conversation: unreadFrom('insurance', '22 nov 09.30', 'insurance', '47170019286'),
      cases: [
        shortCase(
          '47170019286',
          'InstallmentPlan',
          518_900,
          'SHD73M',
          shortPlan({ expected: 100_000, left: 80_000, willBeClosed: true }),
        ),
        shortCase('47170022041', 'Claim', 91_200, 'SHD73M'),
      ],
    },
    [
      '[planAtRisk] Betala 800⍽kr senast 30⍽november | Din avbetalningsplan kan avslutas. Krav 4717⍽0019⍽286, SHD⍽73M. | Betala månadens belopp → /krav/47170019286',
      '[ordinary] Betala 912⍽kr | Krav 4717⍽0022⍽041, SHD⍽73M. Sista betalningsdag står i kravbrevet. | Betala kravet → /krav/47170022041',
      '[unread] Läs meddelandet från Kundcenter | Oläst sedan 22⍽nov⍽09.30. Gäller krav 4717⍽0019⍽286. | Läs meddelandet → /meddelanden',
    ],
  ],
  [
    'single-case',
    { cases: [shortCase('47130040118', 'Reminder', 216_700, 'WKA54H')] },
    [
      '[ordinary] Betala 2⍽167⍽kr | Påminnelse, krav 4713⍽0040⍽118. Sista betalningsdag står i påminnelsen. | Betala kravet → /krav/47130040118',
    ],
  ],
  [
    'standard',
    {
      unread: 2,
      cases: [
        shortCase('47110023918', 'Collection', 435_000, 'ABC12D'),
        shortCase('47110023926', 'Reminder', 398_000, 'MLK481'),
        shortCase('47110019447', 'InstallmentPlan', 215_000, 'ABC12D', shortPlan({ left: 45_000 })),
        shortCase('47110018203', null, 200_000),
        shortCase('47110024031', 'Claim', 86_400, 'MLK481'),
        shortCase('47110017338', 'PaymentOrder', 313_800, 'GHT62K'),
        shortCase('47110016952', 'Contestation', 770_100, 'GHT62K'),
        shortCase('47110016204', 'TemporaryOffer', 520_000, 'RZD907'),
        shortCase('47110015511', 'Ackord', 246_800, 'RZD907'),
        shortCase('47110014878', 'Decision', 334_300, 'ABC12D GHT62K'),
        shortCase('47110013276', 'Verdict', 442_400, 'RZD907'),
        shortCase('47110012709', 'Foreclosure', 169_900, 'DKW33X'),
      ],
    },
    [
      '[planMonth] Betala 450⍽kr senast 30⍽november | Månadens belopp i avbetalningsplanen. Krav 4711⍽0019⍽447, ABC⍽12D. | Betala månadens belopp → /krav/47110019447',
      '[ordinary] Betala åtta krav, tillsammans 23⍽798⍽kr | Krav 4711⍽0012⍽709 har gått längst (utmätning, 1⍽699⍽kr). | Visa krav → /krav',
      '[unread] Läs två olästa meddelanden |  | Läs → /meddelanden',
      '+2 under Krav',
    ],
  ],
  [
    'uninsured-many',
    {
      user: { unInsuredVehicles: 3, increasingDebtAmount: 25_550 },
      cases: [
        shortCase('47150061834', 'Claim', 630_000, 'TRG61E', uninsured(18_000)),
        shortCase('47150061842', 'Reminder', 363_800, 'MCB274 JHW90K', uninsured(7550)),
        shortCase('47150058295', 'Collection', 387_900, 'TRG61E'),
      ],
    },
    [
      '[uninsured] Tre fordon är oförsäkrade | Skulden ökar med 255,50⍽kr per dag tills fordonen är försäkrade eller avställda. | Se hur du stoppar avgiften → /krav',
      '[ordinary] Betala 3⍽879⍽kr | Inkasso, krav 4715⍽0058⍽295. Sista betalningsdag står i inkassokravet. | Betala kravet → /krav/47150058295',
    ],
  ],
  [
    'uninsured-one',
    {
      user: { unInsuredVehicles: 1, increasingDebtAmount: 18_000 },
      unread: 1,
      conversation: unreadFrom('insurance', '21 nov 11.05'),
      cases: [
        shortCase('47120031407', 'Claim', 432_000, 'NPS218', uninsured(18_000)),
        shortCase('47120030885', 'Reminder', 112_200, 'NPS218'),
      ],
    },
    [
      '[uninsured] Ditt fordon är oförsäkrat | NPS⍽218: skulden ökar med 180⍽kr per dag tills det är försäkrat eller avställt. | Se hur du stoppar avgiften → /krav/47120031407',
      '[ordinary] Betala 1⍽122⍽kr | Påminnelse, krav 4712⍽0030⍽885. Sista betalningsdag står i påminnelsen. | Betala kravet → /krav/47120030885',
      '[unread] Läs meddelandet från Kundcenter | Oläst sedan 21⍽nov⍽11.05. | Läs meddelandet → /meddelanden',
    ],
  ],
];

const edgeCases: readonly Row[] = [
  [
    'package late, uninsured',
    { user: { unInsuredVehicles: 1, increasingDebtAmount: 4550 }, cases: 'late' },
    [
      '[uninsured] Ditt fordon är oförsäkrat | Skulden ökar med 45,50⍽kr per dag tills fordonet är försäkrat eller avställt. | Se dina krav → /krav',
      'NOTE late',
    ],
  ],
  [
    'claims off, plan at risk',
    { user: { paymentPlanWillBeClosed: true }, off: { claims: false } },
    [
      '[planAtRisk] Din avbetalningsplan kan avslutas | Hör av dig till oss, så berättar vi vad som gäller. | Kontakta oss → contactUs',
      'NOTE unknown',
    ],
  ],
  ['not available', { user: { matrixCustomerType: 'notAvailable' } }, ['NOTE unknown']],
  [
    'plan day passed',
    {
      cases: [
        shortCase(
          '47000000001',
          'InstallmentPlan',
          100_000,
          'ABC123',
          shortPlan({ left: 50_000, day: '2026-10-31' }),
        ),
      ],
    },
    [
      '[planMonth] Betala 500⍽kr nu | Sista dag var 31⍽oktober. Om du redan har betalat kan det ta till nästa vardag innan det syns. Månadens belopp i avbetalningsplanen. Krav 4700⍽0000⍽001, ABC⍽123. | Betala månadens belopp → /krav/47000000001',
    ],
  ],
  [
    'plan at risk, month paid',
    {
      user: { paymentPlanWillBeClosed: true },
      cases: [
        shortCase(
          '47000000001',
          'InstallmentPlan',
          100_000,
          'ABC123',
          shortPlan({ expected: 50_000, left: 0, willBeClosed: true }),
        ),
      ],
    },
    [
      '[planAtRisk] Din avbetalningsplan kan avslutas | Hör av dig till oss, så berättar vi vad som gäller. | Visa kravet → /krav/47000000001',
    ],
  ],
  [
    'plan paid, next month known',
    {
      cases: [
        shortCase(
          '47000000001',
          'InstallmentPlan',
          100_000,
          'ABC123',
          shortPlan({ expected: 50_000, left: 0, next: [50_000, '2026-12-31'] }),
        ),
      ],
    },
    ['CALM Du har inget att göra just nu. | Nästa gång: 500⍽kr senast 31⍽december.'],
  ],
  [
    'plan without information',
    { cases: [shortCase('47000000001', 'InstallmentPlan', 100_000, 'ABC123')] },
    [
      '[ask] Fråga oss om beloppet | Beloppet på krav 4700⍽0000⍽001 går inte att läsa. | Skriv till oss → /meddelanden',
    ],
  ],
  [
    'ospec, messages off',
    {
      hasOspec: true,
      off: { messages: false },
      cases: [shortCase('47000000001', 'Claim', 100_000, 'ABC123')],
    },
    [
      '[ospec] Vänta gärna med att betala | En betalning har kommit in utan att vi vet för vilket krav. Du kan vara skyldig mindre än det ser ut. | Kontakta oss → contactUs',
    ],
  ],
  [
    'contested only, count unknown',
    { unread: null, cases: [shortCase('47000000001', 'Contestation', 100_000, 'ABC123')] },
    [
      'CALM Du har inget att betala just nu. | Våra jurister går igenom ditt bestridande. Svara i tid om du får brev från Kronofogden eller en domstol.',
    ],
  ],
  [
    'ackord only',
    { cases: [shortCase('47000000001', 'Ackord', 100_000, 'ABC123')] },
    [
      '[ackord] Betala enligt ditt ackord | Läs överenskommelsen. Krav 4700⍽0000⍽001, ABC⍽123. | Visa kravet → /krav/47000000001',
    ],
  ],
  [
    'processing, this browser knows',
    {
      payments: paid(['47000000001', 100_000]),
      cases: [
        shortCase('47000000001', 'Claim', 100_000, 'ABC123', { paymentStatus: 'CheckoutFinished' }),
      ],
    },
    [
      'CALM Du har inget att göra just nu. | Du har betalat 1⍽000⍽kr. Det kan ta till nästa vardag innan skulden minskar här.',
    ],
  ],
  [
    'payment order',
    { cases: [shortCase('47000000001', 'PaymentOrder', 100_000, 'ABC123')] },
    [
      '[ordinary] Betala eller bestrid 1⍽000⍽kr | Betalningsföreläggande, krav 4700⍽0000⍽001. Tiden står i brevet från Kronofogden. | Betala kravet → /krav/47000000001',
    ],
  ],
  [
    'amount unreadable',
    { cases: [shortCase('47000000001', 'Claim', null, 'ABC123')] },
    [
      '[ask] Fråga oss om beloppet | Beloppet på krav 4700⍽0000⍽001 går inte att läsa. | Skriv till oss → /meddelanden',
    ],
  ],
  [
    'less than a krona',
    { cases: [shortCase('47000000001', 'Claim', 50, 'ABC123')] },
    ['CALM Du har inget att göra just nu. |'],
  ],
  ['debt without cases', { user: { balance: 100_000 } }, ['NOTE unknown']],
  [
    'open period, but no vehicle counted',
    { cases: [shortCase('47000000001', 'Claim', 100_000, 'ABC123', uninsured(18_000))] },
    ['NOTE unknown'],
  ],
  [
    '1 200 unread',
    { unread: 1200 },
    ['[unread] Läs 1⍽200 olästa meddelanden |  | Läs → /meddelanden'],
  ],
];

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
      '[planMonth] Betala 350,50⍽kr, första delen senast 30⍽november | Månadens belopp i tre avbetalningsplaner. | Visa månadens belopp → /krav',
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
      '[planMonth] Betala 300⍽kr, första delen nu | Sista dag var 23⍽november. Om du redan har betalat kan det ta till nästa vardag innan det syns. Månadens belopp i två avbetalningsplaner: 100⍽kr och 200⍽kr. | Visa månadens belopp → /krav',
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
    action: { label: 'Se hur du stoppar avgiften', about: 'krav 47000000001' },
    second: { label: 'Se dina krav', goal: { to: 'claims' } },
  });
});

it.each(ourCases)('%s [Z76]', (_name, situation, expected) => {
  expect(written(nextStepsOf(knownOf(situation)))).toEqual(expected);
});

it.each(sampleCustomers)('%s: as the design says [Z76, O01, O02]', (_name, situation, expected) => {
  expect(written(nextStepsOf(knownOf(situation)))).toEqual(expected);
});

it.each(edgeCases)('%s: as the design says [Z76, O01, O02]', (_name, situation, expected) => {
  expect(written(nextStepsOf(knownOf(situation)))).toEqual(expected);
});
