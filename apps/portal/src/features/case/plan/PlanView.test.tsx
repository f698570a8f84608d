// @vitest-environment jsdom
import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../../testing/aCase.ts';
import { aPlan } from '../../../testing/aPlan.ts';
import { aReadyQuery } from '../../../testing/aQuery.ts';
import { drawOnce } from '../../../testing/drawOnce.tsx';
import { card, linkTo, mainText, payButtons } from '../../../testing/pages/parts.ts';
import { shownText } from '../../../testing/pages/shownText.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { CaseView } from '../CaseView.tsx';

const month = (expectedAmount: number, paidAmount: number, amountLeftToPay: number | null) => ({
  expectedAmount,
  paidAmount,
  amountLeftToPay,
  date: '2026-11-30',
});
const december = { amountLeftToPay: 60_000, date: '2026-12-31' };

/** A plan of 600 kr a month, of which 250 kr have been paid of this month. */
function drawPlan(plan: Partial<PaymentPlanInfo>, change: Partial<ClaimCase> = {}) {
  const paymentPlanInfo = aPlan({
    activeAmortizationOccasion: month(60_000, 25_000, 35_000),
    nextAmortizationOccasion: december,
    ...plan,
  });
  const claimCase = aCase({ stateName: 'InstallmentPlan', paymentPlanInfo, ...change });
  drawOnce(
    <StoryFrame>
      <CaseView query={aReadyQuery(claimCase)} referenceNumber={claimCase.referenceNumber} />
    </StoryFrame>,
  );
}

const thisMonth = () => shownText(card('Den här månaden'));
const nextMonth = () => shownText(card('Nästa månad'));
const wholePlan = () => shownText(card('Betala hela avbetalningsplanen'));
const rest = () => shownText(card('Det här är kvar av planen'));

describe('the months of a plan', () => {
  it('show what is to be paid, how much has been paid, and the day, without a Swish button [D28, D29, D32, Z31]', () => {
    drawPlan({});
    expect(thisMonth()).toContain('Att betala350 kr');
    expect(thisMonth()).toContain('Betala senast 2026-11-30');
    expect(thisMonth()).toContain('Du har betalat 250 kr av 600 kr.');
    expect(card('Den här månaden')?.querySelector('progress')?.position).toBeCloseTo(250 / 600);
    expect(nextMonth()).toContain('600 kr');
    expect(nextMonth()).toContain('Betala senast 2026-12-31');
    expect(nextMonth()).not.toContain('Att betala');
    expect(wholePlan()).toContain('4 350 kr');
    expect(payButtons()).toEqual(['Betala 4 350 kr med Swish']);
    expect(thisMonth() + nextMonth()).not.toContain('Swish');
  });

  it('say Betald when they are paid or overpaid, and show no numbers [Z31, D32]', () => {
    drawPlan({
      activeAmortizationOccasion: month(60_000, 70_000, -10_000),
      nextAmortizationOccasion: { amountLeftToPay: 0, date: '2026-12-31' },
      remainingAmortizationOccasions: [
        { amountLeftToPay: -10_000, date: '2026-11-30' },
        { amountLeftToPay: 0, date: '2026-12-31' },
        { amountLeftToPay: 60_000, date: '2027-01-31' },
      ],
    });
    for (const text of [thisMonth(), nextMonth()]) {
      expect(text).toContain('Betald');
      expect(text).not.toMatch(/Plusgiro|OCR|QR-kod|Att betala|\u2212|senast/u);
    }
    expect(thisMonth()).toContain('Du har betalat 700 kr av 600 kr.');
    expect(mainText()).toContain('2026-11-30Betald2026-12-31Betald2027-01-31600 kr');
  });

  it('say that nothing is to be paid before the plan begins [D32]', () => {
    drawPlan({ activeAmortizationOccasion: month(0, 0, 0) });
    expect(thisMonth()).toContain('Inget att betala');
    expect(thisMonth()).not.toMatch(/kr|Plusgiro/u);
    expect(nextMonth()).not.toBe('');
  });

  it('end with the last one [D28]', () => {
    drawPlan({ nextAmortizationOccasion: null });
    expect(thisMonth()).toContain('Betala senast 2026-11-30');
    expect(card('Nästa månad')).toBeNull();
  });

  it('with an amount that cannot be read lead to us [P02, D32]', () => {
    drawPlan({ activeAmortizationOccasion: month(60_000, 0, null) });
    expect(thisMonth()).toContain('Okänt belopp');
    expect(thisMonth()).toContain('Fråga oss om beloppet');
    expect(thisMonth()).not.toContain('Att betala');
    expect(nextMonth()).toContain('600 kr');
  });

  it.each(['Created', 'CheckoutFinished'] as const)(
    'are not asked for while all of the plan is being paid: %s [Z31, D25]',
    (paymentStatus) => {
      drawPlan({ willBeClosed: true }, { paymentStatus });
      expect(mainText()).toContain('Betalning bearbetas');
      expect(mainText()).toContain('Om kravet');
      expect(mainText()).not.toMatch(
        /Den här månaden|Nästa månad|Betalar du allt nu|Alla betalningar|kalender|Plusgiro|kan avslutas|Kan du inte betala/u,
      );
    },
  );
});

it('paying all of the plan now is offered with what it saves, and with folded numbers [D29]', () => {
  drawPlan({}, { amountToPay: 196_250 });
  expect(wholePlan()).toContain(
    'Om du följer planen blir det 2 200 kr. Betalar du allt nu slipper du 237,50 kr i avier och ränta.',
  );
  expect(card('Betala hela avbetalningsplanen')?.querySelector('details')?.open).toBe(false);
});

it('paying all of the plan is folded when the month is all that is left of it [D28, Z77]', () => {
  const last = {
    remainingAmortizationOccasions: [{ amountLeftToPay: 28_300, date: '2026-11-30' }],
  };
  drawPlan(last, { amountToPay: 28_300 });
  expect(card('Betala hela avbetalningsplanen')?.querySelector('summary')?.textContent).toBe(
    'Betala hela avbetalningsplanen283\u00A0kr',
  );
  expect(payButtons()).toEqual(['Betala 283 kr med Swish']);
  drawPlan(last, { amountToPay: 28_400 });
  expect(card('Betala hela avbetalningsplanen')?.querySelector('summary')?.textContent).toBe(
    'Plusgiro och OCR',
  );
});

it('the breakdown explains each part, the total and every payment [D34, D35, Q36]', () => {
  drawPlan({
    remainingAmortizationOccasions: [{ amountLeftToPay: 160_000, date: '2026-11-30' }, december],
  });
  expect(rest()).toContain('Antal betalningar kvar - inklusive aktuell månad2');
  for (const [term, amount] of [
    ['Kapital', '1 500 kr'],
    ['Kostnader', '180 kr'],
    ['Ränta', '112,50 kr'],
    ['Uppläggnings- och aviseringskostnad', '170 kr'],
    ['Preliminär tillkommande aviseringskostnad', '120 kr'],
    ['Preliminär tillkommande ränta', '117,50 kr'],
    ['Totalt belopp', '2 200 kr'],
  ] as const) {
    expect(rest()).toMatch(
      new RegExp(`${term} Mer information om ${term}\\S{3}.*?\\.${amount}`, 'u'),
    );
  }
  expect(rest()).not.toContain('Beloppen går inte ihop');
  expect(mainText()).toMatch(/Alla betalningar.*2026-11-301 600 kr2026-12-31600 kr\S+2 200 kr/u);
});

it('amounts that do not add up show both sums and whom to ask [D35]', () => {
  drawPlan(
    {
      capitalBalance: 100_000,
      costBalance: 0,
      interestBalance: 5050,
      feeBalance: 0,
      notificationCost: 6000,
      interestClaim: 4000,
      totalAmount: 120_000,
      remainingAmortizationOccasions: [{ amountLeftToPay: 60_000, date: '2026-11-30' }],
    },
    { amountToPay: 100_000 },
  );
  expect(rest()).toContain('Beloppen går inte ihop');
  expect(rest()).toContain('Delarna blir tillsammans 1 150,50 kr, men totalt belopp är 1 200 kr.');
  expect(rest()).toContain(
    'Betalningarna som är kvar blir tillsammans 600 kr, men totalt belopp är 1 200 kr.',
  );
  expect(linkTo('Kontakta oss'), 'to a question about the case').toBe('/meddelanden');
  expect(wholePlan()).toContain('Enligt planens belopp är 1 050,50 kr kvar av skulden.');
});

it('amounts that cannot be read are called unknown, and none of them is asked for [P02, D29, D35]', () => {
  drawPlan({ capitalBalance: null, totalAmount: null }, { amountToPay: null });
  expect(wholePlan()).toContain('Beloppet går inte att läsa');
  expect(payButtons()).toEqual([]);
  expect(rest().match(/Okänt belopp/gu)).toHaveLength(2);
  // Once, although neither the parts nor the payments can be added up.
  expect(rest().match(/Något av beloppen går inte att räkna med\./gu)).toHaveLength(1);
});

describe('a plan at risk', () => {
  const notice = 'Din avbetalningsplan kan avslutas';

  it('says so above the case, and that the month is to be paid [D04]', () => {
    drawPlan({ willBeClosed: true });
    expect(mainText()).toContain(
      `${notice}Betala månadens belopp i tid. Kontakta oss om du inte kan betala.`,
    );
    expect(linkTo('Kontakta oss'), 'to a question about the case').toBe('/meddelanden');
    expect(mainText().indexOf(notice)).toBeLessThan(mainText().indexOf('Referensnummer'));
    drawPlan({});
    expect(mainText()).not.toContain(notice);
  });

  it.each([
    ['is paid', month(50_000, 50_000, 0)],
    ['asks for nothing', month(0, 0, 0)],
    ['cannot be read', month(50_000, 0, null)],
  ])(
    'whose month %s leads to us, and asks for no payment [D04, D33]',
    (_name, activeAmortizationOccasion) => {
      drawPlan({ willBeClosed: true, activeAmortizationOccasion });
      expect(mainText()).toContain(
        `${notice}Hör av dig till oss, så berättar vi vad som gäller. Kontakta oss`,
      );
      expect(mainText()).not.toContain('Betala månadens belopp');
      expect(linkTo('Kontakta oss'), 'to a question about the case').toBe('/meddelanden');
    },
  );
});
