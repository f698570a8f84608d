// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { payability } from '../../domain/payability.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { headings, mainText } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { provider } from '../../../e2e/support/thisProvider.ts';
import { CaseProgressSection } from './CaseProgressSection.tsx';

const titles = [
  'Steg 1 av 6 Krav',
  'Steg 2 av 6 Påminnelse',
  'Steg 3 av 6 Inkasso',
  'Steg 4 av 6 Betalningsföreläggande',
  'Steg 5 av 6 Utslag / Dom',
  'Steg 6 av 6 Utmätning',
];

function drawProgress(change: Partial<ClaimCase>) {
  const claimCase = aCase(change);
  drawOnce(
    <StoryFrame>
      <CaseProgressSection
        answer={payability(claimCase, { payments: true })}
        claimCase={claimCase}
      />
    </StoryFrame>,
  );
}

const stepNames = () =>
  headings(3).map((heading) => heading.replace(/ ?(?:passerat|Här är du nu)$/u, ''));
const steps = () => [...document.querySelectorAll('main li')];
const currentSteps = () => [...document.querySelectorAll('[aria-current="step"]')];
const openSteps = () => [...document.querySelectorAll('details[open]')];

it.each([
  ['Reminder', 'Påminnelse', 'går kravet inte vidare till inkasso'],
  ['Collection ', 'Inkasso', 'för att undvika ett betalningsföreläggande'],
  ['PaymentOrder', 'Betalningsföreläggande', 'Betala eller bestrid inom tiden'],
  ['Decision', 'Utslag / Dom', 'för att undvika utmätning'],
  ['Foreclosure', 'Utmätning', 'Prata med Kronofogden'],
])(
  'a case in state %s shows all steps, with %s as the current one, open, and what to do now [D19, D20, D21]',
  (stateName, step, now) => {
    drawProgress({ stateName });
    expect(mainText()).toContain('Så här kan det gå vidare, steg för steg.');
    expect(stepNames()).toEqual(titles);
    expect(currentSteps()).toHaveLength(1);
    expect(shownText(currentSteps()[0])).toContain(`${step} Här är du nu`);
    expect(openSteps()).toHaveLength(1);
    expect(shownText(openSteps()[0])).toContain(now);
  },
);

it.each([
  ['Contestation', 'bestridit kravet, och våra jurister går igenom det'],
  ['InstallmentPlan', 'betalar enligt en avbetalningsplan'],
  ['TemporaryOffer', 'tillfälligt erbjudande. Det gäller under en begränsad tid'],
  ['Ackord', 'Ackord är en överenskommelse om att du betalar en del av skulden'],
])(
  'the state %s marks no step and is explained instead [D19, D21, D23]',
  (stateName, explanation) => {
    drawProgress({ stateName, paymentPlanInfo: aPlan() });
    expect(mainText()).toContain(explanation);
    expect(steps()).toHaveLength(6);
    expect(currentSteps()).toEqual([]);
    expect(mainText()).not.toContain('Här är du nu');
    expect(openSteps()).toEqual([]);
  },
);

it('each step says what it costs and what decides the next step [D20, D22, D23]', () => {
  drawProgress({ stateName: 'Collection' });
  for (const [index, words] of [
    ['datum när det senast ska vara betalt'],
    ['inte är betalt i tid skickar vi en påminnelse'],
    [provider.collectionFee, '6 § räntelagen'],
    [provider.applicationFee, 'bestrida det hos Kronofogden. Då tar våra jurister'],
    [
      'det går till domstol, avgör domstolen saken i en dom. Annars beslutar Kronofogden i ett utslag',
    ],
    ['efter utslaget eller domen kan Kronofogden göra en utmätning'],
  ].entries()) {
    for (const word of words) expect(shownText(steps()[index])).toContain(word);
  }
});

it.each([false, true])(
  'while a payment is on its way the steps are folded, and none is where the customer is; a debt that grows: %s [D19, D20]',
  (hasOpenUninsuredPeriod) => {
    drawProgress({ stateName: 'Collection', paymentStatus: 'Created', hasOpenUninsuredPeriod });
    expect(headings(2)).toEqual(['Om betalningen inte går igenom']);
    const fold = document.querySelector('main details');
    expect(fold?.hasAttribute('open')).toBe(false);
    expect(shownText(fold)).toContain('Om du inte betalar i tid');
    expect(steps()).toHaveLength(6);
    expect(currentSteps()).toEqual([]);
    expect(mainText()).not.toContain('Här är du nu');
  },
);

it('a customer who owes nothing is not told to pay [D23]', () => {
  drawProgress({ stateName: 'Collection', amountToPay: 0 });
  expect(mainText()).toContain('går kravet vidare till inkasso');
  expect(mainText()).not.toContain('undvika ett betalningsföreläggande');
});
