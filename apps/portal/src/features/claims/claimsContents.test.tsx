// @vitest-environment jsdom
import type { Transaction, User } from '@mina-sidor/api-client';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';

import type { Claims } from '../../customer/payment/useClaimCases.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { aReadyQuery } from '../../testing/aQuery.ts';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { card, linkTo, mainText, payButtons } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { ClaimsView } from './ClaimsView.tsx';

const first = aCase({ referenceNumber: '47190073316', amountToPay: 67_500 });
const second = aCase({ referenceNumber: '47190070924', amountToPay: 150_700 });

interface Drawn extends Partial<Omit<Claims, 'user'>> {
  readonly user?: Partial<User>;
  readonly payments?: boolean;
}

/** A customer of two cases, of 675 and 1 507 kr, unless it says otherwise. */
function drawClaims({ user: change, payments = true, ...claims }: Drawn = {}) {
  const user = aUser({ balance: 218_200, ...change });
  const query = aReadyQuery<Claims>({
    user,
    activeReferenceNumberBaseDeck: [first, second],
    inactiveReferenceNumberBaseDeck: [],
    referenceNumberTransactions: [],
    hasOspec: false,
    ...claims,
  });
  drawOnce(
    <StoryFrame offline={{ payments }} user={user}>
      <ClaimsView query={query} />
    </StoryFrame>,
  );
}

const casesOf = (...amounts: readonly (number | null)[]) => ({
  activeReferenceNumberBaseDeck: amounts.map((amountToPay, index) =>
    aCase({ referenceNumber: String(index + 1), amountToPay }),
  ),
});
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
      '3 av dina fordon är oförsäkrade',
      'Du har 3 fordon som är oförsäkrade.',
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
    const pay = within(document.body).getByRole('link', { name: 'Betala ärende 9' });
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
    const untied = 'Vi har fått en betalning som ännu inte är kopplad till ett ärende';
    drawClaims();
    expect(mainText()).not.toContain(untied);
    expect(box()).not.toContain('Vänta gärna med att betala');
    drawClaims({ hasOspec: true });
    expect(mainText()).toContain(untied);
    expect(mainText()).toContain('Hör av dig till oss så kopplar vi den till rätt ärende.');
    expect(box()).toContain('Vänta gärna med att betala');
    expect(box()).toContain('En betalning har kommit in utan att vi vet för vilket ärende.');
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
    expect(mainText()).toContain(
      'Öppna ärendet så ser du vad du behöver göra för att behålla planen.',
    );
    expect(linkTo('Visa ärende 47170019286')).toBe('/krav/47170019286');
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

describe('the month of plans', () => {
  const plan = (referenceNumber: string, left: number) =>
    aCase({
      referenceNumber,
      stateName: 'InstallmentPlan',
      registrationNumbers: ['BDH47L'],
      amountToPay: 200_050,
      paymentPlanInfo: aPlan({
        activeAmortizationOccasion: {
          expectedAmount: 60_000,
          paidAmount: 60_000 - left,
          amountLeftToPay: left,
          date: '2026-11-30',
        },
      }),
    });
  const plans = [plan('47160027415', 35_000), plan('47160024065', 28_300)];
  const onlyPlans: Drawn = { user: { balance: 400_100 }, activeReferenceNumberBaseDeck: plans };
  const cards = () =>
    [...document.querySelectorAll('main h2')]
      .map((heading) => shownText(heading))
      .filter((title) => title.includes('etala'));

  it('comes before the whole debt, which is folded and less prominent [Z77]', () => {
    drawClaims(onlyPlans);
    expect(cards().slice(0, 2)).toEqual(['Att betala i november', 'Betala hela skulden']);
    const month = card('Att betala i november');
    expect(shownText(month)).toContain('633 kr');
    expect(shownText(month)).toContain('senast 2026\u201111\u201130');
    expect(shownText(month)).toContain('BDH47L250 kr av 600 kr är betalt350 kr');
    const pay = within(document.body).getByRole('link', {
      name: 'Betala 350\u00A0kr, krav 47160027415',
    });
    expect(pay.getAttribute('href')).toBe('/krav/47160027415');
    const fold = card('Betala hela skulden')?.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(shownText(fold?.querySelector('summary'))).toBe(
      'Betala hela skulden4 001 kr. 2 krav ingår. Alla har avbetalningsplan.',
    );
    expect(shownText(fold)).not.toContain('listan');
    expect(payButtons()).toEqual(['Betala 4 000 kr med Swish']);
  });

  it('stays while payments are closed, because Plusgiro is open [Z77]', () => {
    drawClaims({ ...onlyPlans, payments: false });
    expect(cards()).toEqual(['Att betala i november']);
    expect(linkTo('Betala')).toBe('/krav/47160027415');
  });

  it('is folded below the whole debt where there are other claims to pay [Z77]', () => {
    drawClaims({ activeReferenceNumberBaseDeck: [first, ...plans] });
    expect(cards().slice(0, 2)).toEqual(['Betala hela skulden', 'Att betala i november']);
    const fold = card('Att betala i november')?.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.id).toBe('manaden');
    expect(shownText(fold?.querySelector('summary'))).toBe(
      'Att betala i november633 kr i två avbetalningsplaner, senast 2026\u201111\u201130',
    );
    expect(card('Betala hela skulden')?.querySelector('details[open]')).toBeNull();
    expect(payButtons()).toEqual(['Betala 4 675 kr med Swish']);
  });

  it('does not show without a plan [Z77]', () => {
    drawClaims();
    expect(cards().filter((title) => title.includes('i november'))).toEqual([]);
  });
});

describe('the parts of the debt', () => {
  const contested = aCase({
    referenceNumber: '3',
    stateName: 'Contestation',
    amountToPay: 50_050,
  });
  const processing = aCase({
    referenceNumber: '4',
    paymentStatus: 'CheckoutFinished',
    amountToPay: 10_000,
  });
  const parts = () => shownText(card('Det här är skulden'));

  it('add up to it, each with its number of claims [Z83]', () => {
    drawClaims({
      user: { balance: 268_250 },
      activeReferenceNumberBaseDeck: [first, contested, second],
    });
    expect(parts()).toBe(
      'Det här är skulden3 krav, tillsammans 2 682,50 krAtt betala nu 2 krav2 182 krBestritt 1 krav500,50 krSumma2 682,50 krAllt detta räknas med i din skuld.',
    );
  });

  it('say that what is being paid is still part of it, unless nothing is left of it [Z83]', () => {
    const claims = { activeReferenceNumberBaseDeck: [first, processing] };
    const still = 'Det som bearbetas är inte avdraget än.';
    drawClaims({ user: { balance: 77_500 }, ...claims });
    expect(parts()).toContain(still);
    drawClaims({
      user: { balance: 67_500 },
      activeReferenceNumberBaseDeck: [first, { ...processing, amountToPay: 0 }],
    });
    expect(parts()).toContain('Betalning bearbetas 1 krav0 kr');
    expect(parts()).not.toContain(still);
  });

  it('are not told where they do not add up, which the page says [Z83]', () => {
    drawClaims({
      user: { balance: 118_000 },
      activeReferenceNumberBaseDeck: [first, contested],
    });
    expect(parts()).toBe('');
    expect(mainText()).toContain(differs);
  });
});

describe('the box that pays the whole debt', () => {
  it('says how many cases it includes, and which have no button of their own [Z32]', () => {
    drawClaims();
    expect(box()).toContain('2 krav ingår.');
    drawClaims({
      activeReferenceNumberBaseDeck: [
        first,
        aCase({ referenceNumber: '2', stateName: 'TemporaryOffer' }),
        aCase({ referenceNumber: '3', stateName: 'Ackord' }),
        aCase({ referenceNumber: '4', stateName: 'Ackord' }),
        aCase({ referenceNumber: '5', stateName: 'InstallmentPlan', amountToPay: 0 }),
      ],
    });
    expect(box()).toContain('4 krav ingår, varav ett tillfälligt erbjudande och två ackord.');
    drawClaims({
      activeReferenceNumberBaseDeck: [
        aCase({ referenceNumber: '1', stateName: 'Contestation' }),
        aCase({ referenceNumber: '2', stateName: 'InstallmentPlan' }),
      ],
    });
    expect(box()).toContain('2 krav ingår, varav ett bestridande och en avbetalningsplan.');
  });

  it('leads to the list only where a claim in it can be paid [Z77]', () => {
    const oneByOne = 'Vill du inte betala alla? Betala kraven ett och ett i listan.';
    drawClaims();
    expect(box()).toContain(oneByOne);
    drawClaims({
      activeReferenceNumberBaseDeck: [first, second].map((one) => ({
        ...one,
        stateName: 'Contestation',
      })),
    });
    expect(box()).toContain('2 krav ingår. Alla är bestridna.');
    expect(box()).not.toContain('listan');
  });

  it.each<[string, Drawn, string, string]>([
    ['all there is', {}, 'Betala 2 182 kr med Swish', ''],
    [
      'whole kronor',
      { user: { balance: 218_340 }, ...casesOf(67_590, 150_750) },
      'Betala 2 182 kr med Swish',
      'Ören dras inte när du betalar med Swish, sammanlagt 1,40 kr.',
    ],
    [
      'nothing less for money that the customer has to get',
      { user: { balance: 57_500 }, ...casesOf(67_500, -10_000) },
      'Betala 675 kr med Swish',
      'Pengar som du har till godo räknas inte av här, sammanlagt 100 kr.',
    ],
  ])('charges %s, and says what is left out [C24, P02, C03]', (_name, drawn, button, left) => {
    drawClaims(drawn);
    expect(payButtons()).toEqual([button]);
    if (left === '') expect(box()).not.toMatch(/dras inte|räknas inte/u);
    else expect(box()).toContain(left);
    expect(mainText()).not.toContain(differs);
  });

  it('leaves out an amount that cannot be read, and says so [C24, P02]', () => {
    drawClaims(casesOf(null, 150_700));
    expect(payButtons()).toEqual(['Betala 1 507 kr med Swish']);
    expect(box()).toContain('Ett ärende ingår inte, eftersom beloppet inte går att läsa.');
    expect(mainText()).toContain('Något av beloppen går inte att läsa');
  });

  it('has the OCR number and the amount of each case, folded [C25, Z25]', () => {
    drawClaims();
    const numbers = card('Betala hela skulden')?.querySelector('details');
    expect(numbers?.open).toBe(false);
    expect(shownText(numbers)).toMatch(/47190073316.*675 kr.*47190070924.*1 507 kr/u);
  });
});

it('a debt that is not the sum of the cases says so, and whom to ask [C03]', () => {
  drawClaims({ user: { balance: 250_000 } });
  expect(mainText()).toContain(differs);
  expect(mainText()).toContain(
    'Din skuld är 2 500 kr, men de aktiva ärendena blir tillsammans 2 182 kr.',
  );
  expect(linkTo(/^Fråga oss varför/u)).not.toBeNull();
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
    'Swish drar bara hela kronor. Ören som blir kvar skriver vi av när betalningen har bokförts.',
  );
});
