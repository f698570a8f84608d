import { expect, it } from 'vitest';

import type { KnownPayments } from '../../../domain/storedPayment.rules.ts';
import {
  knownOf,
  type Row,
  shortCase,
  shortPlan,
  uninsured,
  written,
} from '../../../testing/nextSteps.ts';
import { nextStepsOf } from './nextSteps.rules.ts';

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

/** A plan whose month is paid. The next one is due on that day. */
function paidPlan(nextDay: string): Row[1] {
  const plan = shortPlan({ expected: 50_000, left: 0, next: [50_000, nextDay] });
  return { cases: [shortCase('47000000001', 'InstallmentPlan', 100_000, 'ABC123', plan)] };
}

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
    paidPlan('2026-12-31'),
    ['CALM Du har inget att göra just nu. | Nästa gång: 500⍽kr senast 31⍽december.'],
  ],
  ['plan paid, the day of the next month has passed', paidPlan('2026-10-31'), ['NOTE unknown']],
  ['plan paid, the last day of the next month is today', paidPlan('2026-11-24'), ['NOTE unknown']],
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

it.each(edgeCases)('%s: as the design says [Z76, O01, O02]', (_name, situation, expected) => {
  expect(written(nextStepsOf(knownOf(situation)))).toEqual(expected);
});
