import type { ClaimCase, Conversation } from '@mina-sidor/api-client';
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
      '[planMonth] Betala 83⍽304⍽kr senast 30⍽november | Månadens belopp i 167 avbetalningsplaner. | Visa månadens belopp → /krav#manaden',
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
      '[planMonth] Betala 633⍽kr senast 30⍽november | Månadens belopp i två avbetalningsplaner: 350⍽kr och 283⍽kr. | Visa månadens belopp → /krav#manaden',
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

it.each(sampleCustomers)('%s: as the design says [Z76, O01, O02]', (_name, situation, expected) => {
  expect(written(nextStepsOf(knownOf(situation)))).toEqual(expected);
});
