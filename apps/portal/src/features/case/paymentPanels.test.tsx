// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { card, linkTo, mainText, payButtons } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

type Panel = 'uninsured' | 'processing' | 'unavailable' | 'plan' | 'payable' | 'nothing';

const uninsured = { hasOpenUninsuredPeriod: true, dayCharge: 4500 };
const created = { paymentStatus: 'Created' } as const;
const plan = { stateName: 'InstallmentPlan' };
const zero = { amountToPay: 0 };

/** What each panel shows: its cards and texts, and whether Swish and the payment numbers are offered. */
const panels: Record<
  Panel,
  {
    readonly titles: readonly string[];
    readonly words: readonly (string | RegExp)[];
    readonly swish: readonly string[];
    readonly numbers: 'open' | 'folded' | 'absent';
  }
> = {
  uninsured: {
    titles: ['Så slutar skulden att öka', 'Beloppet just nu'],
    words: [
      'Du kan inte betala med Swish än',
      /Försäkra fordonet eller ställ av det först\..*uppdateras nästa vardag/u,
      'Betalar du till Plusgiro nu får du betala även för dagarna som kommer',
    ],
    swish: [],
    numbers: 'open',
  },
  processing: {
    titles: ['Kravets belopp'],
    words: ['Betalning bearbetas', 'Du behöver inte betala igen.'],
    swish: [],
    numbers: 'absent',
  },
  unavailable: {
    titles: [],
    words: ['Det går inte att betala här just nu'],
    swish: [],
    numbers: 'open',
  },
  plan: {
    titles: ['Den här månaden', 'Nästa månad', 'Betala hela avbetalningsplanen'],
    words: ['2 150 kr'],
    swish: ['Betala 2 150 kr med Swish'],
    numbers: 'open',
  },
  payable: {
    titles: ['Betala det här kravet'],
    words: ['2 150 kr'],
    swish: ['Betala 2 150 kr med Swish'],
    numbers: 'folded',
  },
  nothing: { titles: ['Inget att betala'], words: [], swish: [], numbers: 'absent' },
};

function drawPanel(change: Partial<ClaimCase>, payments = true) {
  // The state of the case decides whether the plan counts, so it can show every panel.
  const claimCase = aCase({ amountToPay: 215_000, paymentPlanInfo: aPlan(), ...change });
  drawOnce(
    <StoryFrame offline={{ payments }}>
      <PaymentPanel claimCase={claimCase} refresh={() => Promise.resolve(undefined)} />
    </StoryFrame>,
  );
}

/** Whether the first payment numbers of the page show at once. */
function numbersShown(): 'open' | 'folded' | 'absent' {
  const [first] = [...document.querySelectorAll('main *')].filter(
    (element) => element.children.length === 0 && shownText(element) === 'Plusgiro',
  );
  if (first === undefined) return 'absent';
  return first.closest('details:not([open])') === null ? 'open' : 'folded';
}

it.each<[string, Partial<ClaimCase>, boolean, Panel]>([
  ['an open uninsured period', uninsured, true, 'uninsured'],
  ['a payment created', created, true, 'processing'],
  ['payments off', {}, false, 'unavailable'],
  ['an installment plan', plan, true, 'plan'],
  ['an amount', {}, true, 'payable'],
  ['nothing to pay', zero, true, 'nothing'],
  ['payments off over installment plan', plan, false, 'unavailable'],
])(
  'an active case shows the first payment panel that applies: %s [D18, D24, D25, D26, D27, D28, D29, D30, D31]',
  (_name, change, payments, panel) => {
    drawPanel(change, payments);
    const { titles, words, swish, numbers } = panels[panel];
    for (const title of titles) expect(card(title), title).not.toBeNull();
    for (const word of words) expect(mainText()).toMatch(word);
    expect(payButtons()).toEqual(swish);
    expect(numbersShown()).toBe(numbers);
    expect(card('Inget att betala') !== null).toBe(panel === 'nothing');
  },
);

it('an amount that grows and is being paid is not asked for again, and no other way to pay it is offered [D24, D26, Z27]', () => {
  drawPanel({ ...uninsured, ...created });
  const text = shownText(card('Beloppet just nu'));
  expect(text).toContain('En betalning bearbetas redan. Den ska du inte betala igen.');
  expect(text).not.toContain('Betalar du till Plusgiro nu');
  expect(mainText()).not.toContain('Kan du inte betala allt nu?');
  expect(numbersShown()).toBe('absent');
});

it('an amount that grows and was paid here leads to the confirmation [D24, Z84]', () => {
  const claimCase = aCase({ ...uninsured, ...created });
  const { referenceNumber } = claimCase;
  const Paid = () => {
    const { payments } = useCustomer().scope;
    if (payments.store.get()['0f']?.isCompleted !== true) {
      payments.begin('0f', { kind: 'case', referenceNumber, charge: 435_000 });
      void payments.complete({ paymentId: '0f' });
    }
    return <PaymentPanel claimCase={claimCase} refresh={() => Promise.resolve(undefined)} />;
  };
  drawOnce(
    <StoryFrame>
      <Paid />
    </StoryFrame>,
  );
  expect(linkTo('Visa bekräftelsen')).toBe('/krav/betala/0f');
});

it('the numbers of a case are those of the whole plan only if it has one [Z54]', () => {
  drawPanel({});
  const ofWholePlan = { name: 'Kopiera OCR-nummer Hela avbetalningsplanen', hidden: true };
  expect(screen.queryByRole('button', ofWholePlan)).toBeNull();
  expect(screen.getByRole('button', { name: 'Kopiera OCR-nummer', hidden: true })).toBeDefined();
  drawPanel(plan);
  expect(screen.getByRole('button', ofWholePlan)).toBeDefined();
});

it('a case with nothing to pay offers no numbers while paying does not work [D27]', () => {
  drawPanel(zero, false);
  expect(mainText()).toContain('Det går inte att betala här just nu');
  expect(numbersShown()).toBe('absent');
});

it.each([
  [
    'Contestation',
    'Du har bestridit kravet',
    'Våra jurister går igenom kravet. Om det går till domstol avgör domstolen saken i en dom. Kravet räknas fortfarande med i din skuld.',
    'Skriv till oss om kravet',
    'Vill du fortfarande bestrida kravet? Fråga oss innan du betalar.',
  ],
  [
    'TemporaryOffer',
    'Du har fått ett tillfälligt erbjudande',
    'Det gäller under en begränsad tid. Läs villkoren i brevet.',
    'Fråga oss om erbjudandet',
    'Läs brevet först. Erbjudandet kan gälla ett annat belopp.',
  ],
  [
    'Ackord',
    'Du har ett ackord',
    'Vi har kommit överens om att du betalar en del av skulden. Läs villkoren i brevet.',
    'Fråga oss om ackordet',
    'Läs brevet först. Överenskommelsen kan gälla ett annat belopp.',
  ],
])(
  'a case in state %s says what that means before it offers to pay, and by no filled button [Z79]',
  (stateName, title, text, link, advice) => {
    drawPanel({ stateName });
    expect(shownText(card(title))).toBe(`${title}${text}${link}`);
    expect(card(title)?.querySelector('h2 svg'), 'not by colour alone').not.toBeNull();
    const [button] = [...document.querySelectorAll('button')].filter((each) =>
      shownText(each).startsWith('Betala'),
    );
    expect(button?.className).toMatch(/secondary/u);
    expect(button?.className).not.toMatch(/primary/u);
    expect(shownText(card('Betala det här kravet'))).toContain(advice);
    const order = [...document.querySelectorAll('h2')].map((each) => shownText(each));
    expect(order.indexOf(title)).toBeLessThan(order.indexOf('Betala det här kravet'));
  },
);

it('a contested case that cannot be paid here says only why [Z79, D26]', () => {
  drawPanel({ stateName: 'Contestation', ...created });
  expect(card('Du har bestridit kravet')).toBeNull();
});

it.each([
  [50, 'Försök igen om en stund.'],
  [100, 'Betala till Plusgiro i stället, eller försök igen om en stund.'],
])('while paying does not work, a case of %i öre is told: %s [D27, D19]', (amountToPay, advice) => {
  drawPanel({ amountToPay }, false);
  expect(mainText()).toContain(`Det går inte att betala här just nu${advice}`);
});

it.each([
  ['contested case', { stateName: 'Contestation' }, 'Fråga oss innan du betalar.'],
  ['temporary offer', { stateName: 'TemporaryOffer' }, 'Erbjudandet kan gälla ett annat belopp.'],
  [
    'plan that cannot be shown',
    { ...plan, paymentPlanInfo: null },
    'Vi kan inte visa din avbetalningsplan. Beloppet här gäller hela planen. Fråga oss vad du ska betala den här månaden. Kontakta oss',
  ],
])(
  'while paying does not work, a %s is no reason to pay to Plusgiro before asking [D27, Z79]',
  (_what, change, advice) => {
    drawPanel(change, false);
    expect(mainText()).toContain('Det går inte att betala här just nuFörsök igen om en stund.');
    expect(mainText()).not.toContain('Betala till Plusgiro i stället');
    expect(mainText()).toContain(advice);
    drawPanel({ ...change, amountToPay: 0 }, false);
    expect(mainText()).not.toContain(advice);
  },
);

it.each([
  ['2026-11-20T00:00:00', 'betalar du 1 000 kr senast 2026-11-20.'],
  ['2026-11-19T00:00:00', 'betalar du 1 000 kr. Sista dag var 2026-11-19.'],
])('a plan tells its month while paying does not work: last day %s [D27]', (date, text) => {
  const paymentPlanInfo = aPlan();
  const month = { ...paymentPlanInfo.activeAmortizationOccasion, date };
  const info = { ...paymentPlanInfo, activeAmortizationOccasion: month };
  drawPanel({ ...plan, paymentPlanInfo: info }, false);
  expect(shownText(card('Betala hela avbetalningsplanen'))).toContain(
    `Om du följer avbetalningsplanen ${text}`,
  );
});

it('a customer whose plan cannot be shown is advised to ask for the month before paying all of it [Z79, D29]', () => {
  drawPanel({ ...plan, paymentPlanInfo: null });
  expect(shownText(card('Betala det här kravet'))).toContain(
    'Vi kan inte visa din avbetalningsplanBeloppet här gäller hela planen. Fråga oss vad du ska betala den här månaden. Kontakta oss',
  );
  expect(linkTo('Kontakta oss'), 'to a question about the case').toBe('/meddelanden');
  expect(payButtons()).toEqual(['Betala 2 150 kr med Swish']);
  drawPanel({});
  expect(mainText()).not.toContain('Vi kan inte visa din avbetalningsplan');
});

it('the button shows the whole kronor that are charged, and the card says that öre are not [D30, P02]', () => {
  drawPanel({ amountToPay: 435_050 });
  expect(payButtons()).toEqual(['Betala 4 350 kr med Swish']);
  expect(mainText()).toContain('4 350,50 kr');
  expect(mainText()).toContain('Swish tar bara hela kronor.');
  drawPanel({ amountToPay: 435_000 });
  expect(mainText()).toContain('4 350 kr');
  expect(mainText()).not.toContain('Swish tar bara');
});

it('an amount that cannot be read is called unknown, and leads to us instead of to Swish, and keeps the numbers that a letter refers to [P02, D31, Z67]', () => {
  drawPanel({ amountToPay: null });
  const text = shownText(card('Betala det här kravet'));
  expect(text).toContain('Beloppet går inte att läsa');
  expect(text).toContain('Hör av dig till oss innan du betalar. Kontakta oss');
  expect(linkTo('Kontakta oss'), 'to a question about the case').toBe('/meddelanden');
  expect(mainText()).not.toContain('Inget att betala');
  expect(payButtons()).toEqual([]);
  expect(numbersShown()).toBe('open');
  drawPanel({ amountToPay: null, ...created });
  expect(shownText(card('Kravets belopp'))).toContain('Okänt belopp');
});
