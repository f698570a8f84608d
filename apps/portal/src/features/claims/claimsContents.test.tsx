// @vitest-environment jsdom
import type { Transaction } from '@mina-sidor/api-client';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { aLoadingQuery } from '../../testing/aQuery.ts';
import { drawClaims, first, second } from '../../testing/drawClaims.tsx';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { card, linkTo, mainText, payButtons } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { ClaimsView } from './ClaimsView.tsx';

const box = () => shownText(card('Betala hela skulden'));
const differs = 'Beloppen går inte ihop';
const rows = (table: number) =>
  [...(document.querySelectorAll('table')[table]?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => shownText(cell)).join(' | '),
  );

describe('the debt above the claims', () => {
  it('shows without a daily increase while all vehicles are insured [C03, C04]', () => {
    drawClaims();
    expect(mainText()).toContain('2 182 kr');
    expect(mainText()).not.toMatch(/kr\/dag|varför skulden ökar|oförsäkra/u);
  });

  it.each([
    [
      1,
      18_000,
      '+ 180 kr/dag',
      'Ditt fordon är oförsäkrat',
      'Du har ett fordon som är oförsäkrat.',
    ],
    [1, 4550, '+ 45,50 kr/dag', 'Ditt fordon är oförsäkrat', 'Skulden ökar med avgiften varje dag'],
    [
      3,
      25_550,
      '+ 255,50 kr/dag',
      'Tre fordon är oförsäkrade',
      'Du har tre fordon som är oförsäkrade.',
    ],
  ])(
    'grows with %i uninsured vehicles by %i öre a day, and says why [C04, C05, C08, B07]',
    (unInsuredVehicles, increasingDebtAmount, increase, notice, why) => {
      drawClaims({ user: { unInsuredVehicles, increasingDebtAmount } });
      expect(mainText()).toContain(increase);
      expect(mainText()).toContain('Mer information om varför skulden ökar');
      expect(mainText()).toContain(why);
      expect(mainText()).toContain(notice);
      if (unInsuredVehicles > 1) expect(mainText()).not.toContain('Ditt fordon är oförsäkrat');
      expect(linkTo('Se dina krav'), 'the customer is there').toBeNull();
      expect(mainText(), 'krona is kr everywhere').not.toMatch(/SEK|:-|\d\s*kronor\b|,00/u);
    },
  );

  it.each([
    [
      'leads to the case that grows',
      [aCase({ referenceNumber: '47120031407', hasOpenUninsuredPeriod: true })],
      ['/krav/47120031407', null, null],
    ],
    [
      'leads to those who can stop it, where no case is known to grow',
      [first, second],
      [
        null,
        'https://trafikfonden.example/memberCompanies',
        'https://trafikfonden.example/transportAuthority',
      ],
    ],
  ])('%s [Z78, Z87]', (_what, activeReferenceNumberBaseDeck, links) => {
    drawClaims({
      user: { unInsuredVehicles: 1, increasingDebtAmount: 18_000 },
      activeReferenceNumberBaseDeck,
    });
    const ways = [
      'Se hur du stoppar avgiften',
      'Hitta försäkringsbolag',
      'Till Transportstyrelsen',
    ];
    expect(ways.map((way) => linkTo(new RegExp(`^${way}`, 'u')))).toEqual(links);
  });

  it('leads to each case that grows by the vehicles that the customer knows it by, and says by how much each grows [C04, Z78, Z87]', () => {
    drawClaims({
      user: { unInsuredVehicles: 3, increasingDebtAmount: 25_550 },
      activeReferenceNumberBaseDeck: [
        aCase({
          hasOpenUninsuredPeriod: true,
          dayCharge: 7550,
          registrationNumbers: ['MCB274', 'JHW90K'],
        }),
        aCase({
          referenceNumber: '47120031407',
          hasOpenUninsuredPeriod: true,
          dayCharge: 18_000,
        }),
      ],
    });
    expect(linkTo(/^MCB.274, JHW.90K: se hur du stoppar avgiften/u)).toBe('/krav/47110023918');
    expect(linkTo(/^ABC.12D: se hur du stoppar avgiften/u)).toBe('/krav/47120031407');
    expect(mainText()).toContain('MCB 274, JHW 90K: 75,50 kr per dag.');
    expect(mainText()).toContain('ABC 12D: 180 kr per dag.');
  });

  it('offers no way to stop the growth before the cases are known [Z78, Z26]', () => {
    drawOnce(
      <StoryFrame user={aUser({ unInsuredVehicles: 1 })}>
        <ClaimsView query={aLoadingQuery} />
      </StoryFrame>,
    );
    expect(mainText()).toContain('Ditt fordon är oförsäkrat');
    expect(linkTo(/^Hitta försäkringsbolag/u)).toBeNull();
    drawClaims({ user: { unInsuredVehicles: 1 } });
    expect(linkTo(/^Hitta försäkringsbolag/u)).not.toBeNull();
  });

  it('that cannot be read is called unknown, and so is a growth that cannot be read [P02, C03]', () => {
    drawClaims({ user: { balance: null, unInsuredVehicles: 1, increasingDebtAmount: null } });
    expect(mainText()).toContain('Okänt belopp');
    expect(mainText()).not.toContain('/dag');
    expect(mainText()).toContain('Något av beloppen går inte att läsa');
  });
});

describe('the list of active cases', () => {
  it('shows reference number, vehicle and amount of each case, and leads to its page [C10, C11, Z09]', () => {
    drawClaims();
    expect(
      [...(document.querySelectorAll('table')[0]?.querySelectorAll('thead th') ?? [])].map(
        (header) => shownText(header.querySelector('button') ?? header),
      ),
    ).toEqual(['Referensnummer', 'Registreringsnummer', 'Belopp', 'Status och betalning']);
    expect(rows(0)).toHaveLength(2);
    expect(rows(0)[0]).toMatch(/^47190073316 \| .*ABC12D \| .*675 kr \| .*Betala/u);
    expect(linkTo('47190073316')).toBe('/krav/47190073316');
  });

  it('says in the last column the first thing that applies to the case [C12]', () => {
    drawClaims({
      activeReferenceNumberBaseDeck: [
        aCase({ referenceNumber: '1', paymentStatus: 'Created', stateName: 'Ackord' }),
        aCase({ referenceNumber: '2', paymentStatus: 'CheckoutFinished' }),
        aCase({ referenceNumber: '3', stateName: 'InstallmentPlan' }),
        aCase({ referenceNumber: '4', amountToPay: 0 }),
        aCase({ referenceNumber: '5', hasOpenUninsuredPeriod: true }),
        aCase({ referenceNumber: '6', stateName: 'Contestation' }),
        aCase({ referenceNumber: '7', stateName: 'TemporaryOffer' }),
        aCase({ referenceNumber: '8', stateName: 'Ackord' }),
        aCase({ referenceNumber: '9', paymentStatus: 'Initialized' }),
        aCase({ referenceNumber: '10', amountToPay: null }),
      ],
    });
    expect(rows(0).map((row) => row.split(' | ').at(-1))).toEqual([
      'Betalning bearbetas',
      'Betalning bearbetas',
      'Avbetalningsplan',
      '',
      'Oförsäkrat fordon',
      'Bestridande',
      'Tillfälligt erbjudande',
      'Ackord',
      'Betala',
      '',
    ]);
    const pay = within(document.body).getByRole('link', { name: 'Betala krav 9' });
    expect(pay.getAttribute('href')).toBe('/krav/9');
    expect(rows(0).at(-1)).toContain('Okänt belopp');
  });

  it('offers no payment while payments are closed, and the page leads to other ways to pay [C07, C12]', () => {
    const link = /^Se andra sätt att betala/u;
    drawClaims();
    expect(linkTo(link)).toBeNull();
    expect(mainText()).not.toContain('Det går inte att betala här just nu');
    drawClaims({ payments: false });
    expect(mainText()).toContain('Det går inte att betala här just nu');
    expect(linkTo(link)).toMatch(/^https:\/\//u);
    expect(rows(0)).toHaveLength(2);
    expect(linkTo(/^Betala/u)).toBeNull();
    expect(payButtons()).toEqual([]);
  });
});

describe('the notices above the list', () => {
  it('say what to do about a payment without a case, and the box asks to wait [C06, Z35]', () => {
    const untied = 'Vi har fått en betalning som ännu inte är kopplad till ett krav';
    drawClaims();
    expect(mainText()).not.toContain(untied);
    expect(box()).not.toContain('Vänta gärna med att betala');
    drawClaims({ hasOspec: true });
    expect(mainText()).toContain(untied);
    expect(mainText()).toContain('Hör av dig till oss så kopplar vi den till rätt krav.');
    expect(linkTo('Skriv till oss om betalningen')).toBe('/meddelanden');
    drawClaims({ hasOspec: true, messages: false });
    expect(linkTo('Skriv till oss om betalningen')).toBeNull();
    expect(linkTo(/^Kontakta oss/u)).toMatch(/^https:/u);
    expect(box()).toContain('Vänta gärna med att betala');
    expect(box()).toContain('En betalning har kommit in utan att vi vet för vilket krav.');
    expect(payButtons()).toEqual(['Betala 2 182 kr med Swish']);
  });

  it('name an installment plan at risk, with a link to its case [O02, D04]', () => {
    const risk = {
      referenceNumber: '47170019286',
      stateName: 'InstallmentPlan',
      paymentPlanInfo: aPlan({ willBeClosed: true }),
    };
    drawClaims({ activeReferenceNumberBaseDeck: [aCase(risk)] });
    expect(mainText()).toContain('Din avbetalningsplan kan avslutas');
    expect(mainText()).toContain('Öppna kravet så ser du vad du kan göra.');
    expect(linkTo('Visa krav 47170019286')).toBe('/krav/47170019286');
    drawClaims({ activeReferenceNumberBaseDeck: [aCase({ ...risk, paymentStatus: 'Created' })] });
    expect(mainText()).not.toContain('kan avslutas');
  });

  it('say why the whole debt cannot be paid while a case is being paid [C23, P01]', () => {
    const reason = 'medan en betalning bearbetas';
    drawClaims();
    expect(mainText()).not.toContain(reason);
    drawClaims({
      activeReferenceNumberBaseDeck: [{ ...first, paymentStatus: 'Created' }, second],
    });
    expect(mainText()).toContain(reason);
    expect(card('Betala hela skulden')).toBeNull();
    expect(payButtons()).toEqual([]);
  });
});

it('a debt that is not the sum of the cases says so, and whom to ask [C03]', () => {
  drawClaims({ user: { balance: 250_000 } });
  expect(mainText()).toContain(differs);
  expect(mainText()).toContain(
    'Din skuld är 2 500 kr, men de aktiva kraven blir tillsammans 2 182 kr.',
  );
  expect(linkTo('Fråga oss varför')).toBe('/meddelanden');
});

it('the payment history says that there are no payments [C28]', () => {
  drawClaims();
  expect(mainText()).toContain('Det finns inga betalningar att visa.');
});

it('the payment history says what happened to the money, newest first, and to the öre that Swish does not draw [C18, C19, Z34, P02]', () => {
  const transactions: readonly Transaction[] = [
    { type: 'CustomerPayment', date: '2026-01-05', amount: 125_000 },
    { type: 'KfmPayment', date: '2026-03-05', amount: 43_050 },
    { type: 'SkadeSystemPayment', date: '2025-12-31', amount: 260_000 },
    { type: 'Repayment', date: '2026-02-05', amount: -35_000 },
    { type: 'Correction', date: '2026-10-05', amount: -6000 },
    { type: 'Gottgörelse', date: '2026-10-04', amount: 0 },
    { type: 'CustomerPayment', date: '2025-11-01', amount: null },
  ];
  drawClaims({ referenceNumberTransactions: [...transactions] });
  expect(rows(1)).toEqual([
    'Rättelse | 2026-10-05 | Ökade din skuld | −60 kr',
    'Övrigt | 2026-10-04 |  | 0 kr',
    'Betalning via Kronofogden | 2026-03-05 | Kronofogden betalade | 430,50 kr',
    'Återbetalning | 2026-02-05 | Vi betalade till dig | −350 kr',
    'Inbetalning | 2026-01-05 | Du betalade | 1 250 kr',
    'Skadeersättning | 2025-12-31 | Minskade din skuld | 2 600 kr',
    'Inbetalning | 2025-11-01 | Du betalade | Okänt belopp',
  ]);
  expect(mainText()).toContain('Här ser du betalningar från de två senaste åren.');
  expect(mainText()).toContain(
    'Swish tar bara hela kronor. Ören som blir kvar behöver du inte betala.',
  );
});
