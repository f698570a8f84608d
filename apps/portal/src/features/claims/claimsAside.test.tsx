// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { type Drawn, drawClaims, first, second } from '../../testing/drawClaims.tsx';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { card, linkTo, mainText, payButtons } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { DebtParts } from './DebtParts.tsx';

const casesOf = (...amounts: readonly (number | null)[]) => ({
  activeReferenceNumberBaseDeck: amounts.map((amountToPay, index) =>
    aCase({ referenceNumber: String(index + 1), amountToPay }),
  ),
});
const box = () => shownText(card('Betala hela skulden'));
const differs = 'Beloppen går inte ihop';

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
    expect(shownText(month)).toContain('senast 2026-11-30');
    expect(shownText(month)).toContain('BDH47L250 kr av 600 kr är betalt350 kr');
    const pay = within(document.body).getByRole('link', {
      name: 'Betala 350\u00A0kr, krav 4 7 1 6, 0 0 2 7, 4 1 5',
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
      'Att betala i november633 kr i två avbetalningsplaner, senast 2026-11-30',
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
      user: { balance: 77_500 },
      activeReferenceNumberBaseDeck: [first, { ...processing, hasOpenUninsuredPeriod: true }],
    });
    expect(parts(), 'of a case that grows').toContain(still);
    drawClaims({
      user: { balance: 67_500 },
      activeReferenceNumberBaseDeck: [first, { ...processing, amountToPay: 0 }],
    });
    expect(parts()).toContain('Betalning bearbetas 1 krav0 kr');
    expect(parts()).not.toContain(still);
  });

  it('have the colour of warnings where they grow, in the bar and in the list [Z83]', () => {
    const parts = [
      { kind: 'ordinary', count: 1, sum: 67_500 },
      { kind: 'uninsured', count: 1, sum: 50_050 },
    ] as const;
    drawOnce(
      <StoryFrame>
        <DebtParts balance={117_550} isOld={false} isProcessing={false} parts={parts} />
      </StoryFrame>,
    );
    const isRed = [...document.querySelectorAll('rect')].map((one) =>
      /criticalFill/u.test(one.getAttribute('class') ?? ''),
    );
    expect(isRed).toEqual([false, true, false, true]);
  });

  it('do not show the old debt while a new one is on its way [Z26, Z83]', () => {
    const parts = [
      { kind: 'ordinary', count: 1, sum: 67_500 },
      { kind: 'contested', count: 1, sum: 50_050 },
    ] as const;
    const draw = (isOld: boolean) =>
      drawOnce(
        <StoryFrame>
          <DebtParts balance={117_550} isOld={isOld} isProcessing={false} parts={parts} />
        </StoryFrame>,
      );
    const heard = () =>
      [...document.querySelectorAll('dd')].filter(
        (one) => one.querySelector('[aria-hidden]') === null,
      );
    draw(false);
    expect(heard()).toHaveLength(3);
    expect(document.body.textContent).toContain('2\u00A0krav, tillsammans 1\u00A0175,50\u00A0kr');
    draw(true);
    expect(heard()).toEqual([]);
    expect(document.body.textContent).not.toContain('tillsammans');
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
      'Swish tar bara hela kronor. 1,40 kr i ören dras inte.',
    ],
    [
      'nothing less for money that the customer has to get',
      { user: { balance: 57_500 }, ...casesOf(67_500, -10_000) },
      'Betala 675 kr med Swish',
      '100 kr som du har till godo räknas inte av här.',
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
    expect(box()).toContain('Ett krav ingår inte, eftersom beloppet inte går att läsa.');
    expect(mainText()).toContain('Något av beloppen går inte att läsa');
  });

  it('has the OCR number and the amount of each case, folded [C25, Z25]', () => {
    drawClaims();
    const numbers = card('Betala hela skulden')?.querySelector('details');
    expect(numbers?.open).toBe(false);
    expect(shownText(numbers)).toMatch(/47190073316.*675 kr.*47190070924.*1 507 kr/u);
  });
});
