// @vitest-environment jsdom
import type { CaseState, ClaimCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { aReadyQuery } from '../../testing/aQuery.ts';
import { shownText as drawnText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { card, fact, headings, linkTo, mainText, payButtons } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CaseView } from './CaseView.tsx';
import { HistorySection } from './HistorySection.tsx';

const number = '47110023918';
const part = { caseType: 'of-ärende', damageDate: null, fromDate: null, toDate: null };

function drawCase(change: Partial<ClaimCase>, payments = true) {
  drawOnce(
    <StoryFrame offline={{ payments }}>
      <CaseView query={aReadyQuery(aCase(change))} referenceNumber={number} />
    </StoryFrame>,
  );
}

it.each<[Partial<ClaimCase>, string]>([
  [{ stateName: 'Ackord' }, 'Ackord'],
  [{ hasOpenUninsuredPeriod: true, dayCharge: 4500 }, 'Oförsäkrat fordon'],
  [{ stateName: 'Collection' }, 'Betala det här kravet'],
])(
  'the tag of a case with %j is right after its number, if it has one: %s [D05, D06, D07, D08]',
  (change, next) => {
    drawCase(change);
    expect(mainText()).toContain(`Referensnummer ${number}${next}`);
  },
);

describe('at most one sentence says what is special about the case', () => {
  const open = { hasOpenUninsuredPeriod: true, customerCases: [part, part] };
  const sentences = [
    'Fordonet är oförsäkrat',
    'Kravet gäller flera perioder eller skador',
    'Kravet saknar registreringsnummer.',
  ];

  it.each<[string, Partial<ClaimCase>, string | null]>([
    ['no sentence about an ordinary case', {}, null],
    [
      'several parts',
      { customerCases: [part, part] },
      'Kravet gäller flera perioder eller skador.',
    ],
    [
      'several vehicles',
      { customerCases: [part, part], registrationNumbers: ['ABC12D', 'GHT62K'] },
      'Kravet gäller flera perioder eller skador och fler än ett fordon.',
    ],
    [
      'a daily charge in kronor',
      { ...open, dayCharge: 4500 },
      'Fordonet är oförsäkrat. Skulden ökar med 45 kr per dag.',
    ],
    [
      'a daily charge with öre',
      { ...open, dayCharge: 4550 },
      'Fordonet är oförsäkrat. Skulden ökar med 45,50 kr per dag.',
    ],
    [
      'an unknown daily charge',
      { ...open, dayCharge: null },
      'Fordonet är oförsäkrat. Skulden ökar varje dag.',
    ],
    [
      'no vehicle',
      { customerCases: [part], registrationNumbers: [] },
      'Kravet saknar registreringsnummer. Vill du veta mer? Kontakta oss',
    ],
  ])('%s [D09, D10, D11, C05]', (_name, change, sentence) => {
    drawCase(change);
    if (sentence !== null) expect(mainText()).toContain(sentence);
    for (const one of sentences) {
      if (sentence?.startsWith(one) !== true) expect(mainText()).not.toContain(one);
    }
  });
});

it('a case without a vehicle leads to a question about it [D10]', () => {
  drawCase({ customerCases: [part], registrationNumbers: [] });
  expect(linkTo('Kontakta oss')).toBe('/meddelanden');
});

it('the facts list every part with its day of damage or its period, and every vehicle [D15, D16, D17]', () => {
  drawCase({
    registrationNumbers: ['ABC12D', 'GHT62K'],
    customerCases: [
      { ...part, caseType: 'OF-ärende', fromDate: '2026-06-01' },
      { ...part, caseType: 'premiekrav', fromDate: '2026-01-02', toDate: '2026-02-03' },
      { ...part, caseType: 'Självrisk', damageDate: '2026-09-18', fromDate: '2026-01-01' },
      { ...part, caseType: 'ägarregress' },
      { ...part, caseType: 'förarregress' },
      { ...part, caseType: 'Nytt slag' },
    ],
  });
  expect(shownText(fact('Kravet gäller'))).toBe(
    [
      'Oförsäkrat fordonTidsperiod 2026-06-01 -',
      'Obetald fordonsförsäkringTidsperiod 2026-01-02 - 2026-02-03',
      'Obetald självriskSkadedag 2026-09-18',
      'Kostnad för skada',
      'Kostnad för skada',
      'Nytt slag',
    ].join(''),
  );
  expect(fact('Tidsperiod')).toBeNull();
  expect(shownText(fact('Registreringsnummer'))).toBe('ABC12D, GHT62K');
});

it('the time of a single part is a fact of its own [D16]', () => {
  drawCase({ customerCases: [{ ...part, fromDate: '2026-06-01', toDate: '2026-08-31' }] });
  expect(shownText(fact('Kravet gäller'))).toBe('Oförsäkrat fordon');
  expect(shownText(fact('Tidsperiod'))).toBe('2026-06-01 - 2026-08-31');
  drawCase({ customerCases: [{ ...part, caseType: 'självrisk', damageDate: '2026-09-18' }] });
  expect(shownText(fact('Skadedag'))).toBe('2026-09-18');
});

it('an amount that cannot be read is called unknown [D17, P02]', () => {
  drawCase({ amountToPay: null });
  expect(shownText(fact('Belopp'))).toBe('Okänt belopp');
});

it('without a vehicle there is no row for it [D17]', () => {
  drawCase({ registrationNumbers: [] });
  expect(shownText(fact('Belopp'))).toBe('4 350 kr');
  expect(fact('Registreringsnummer')).toBeNull();
});

describe('the state of an active case', () => {
  it.each<[CaseState, string, string]>([
    ['Collection', 'Inkasso', 'Det har gått vidare till inkasso.'],
    ['Reminder', 'Påminnelse', 'Vi har skickat en påminnelse.'],
    ['InstallmentPlan', 'Avbetalningsplan', 'med ett belopp varje månad.'],
    ['PaymentOrder', 'Betalningsföreläggande', 'Du kan betala eller bestrida kravet'],
    ['Contestation', 'Bestridande', 'Våra jurister går igenom kravet.'],
    ['TemporaryOffer', 'Tillfälligt erbjudande', 'gäller under en begränsad tid.'],
    ['Ackord', 'Ackord', 'att du betalar en del av skulden.'],
    ['Decision', 'Utslag', 'Kronofogden har beslutat att du ska betala'],
    ['Verdict', 'Dom', 'En domstol har beslutat att du ska betala'],
    ['Foreclosure', 'Utmätning', 'Kronofogden kan ta pengar eller egendom'],
  ])('%s has its word and an explanation: %s [D12, D14, U09]', (stateName, word, explanation) => {
    drawCase({ stateName });
    const status = shownText(fact('Status'));
    expect(status).toMatch(new RegExp(`^${word} ?Mer information om ${word}`, 'u'));
    expect(status).toContain(explanation);
  });

  it.each(['Claim', null])(
    '%s is just active, and nothing is said about not paying [D12, D13, D19]',
    (stateName) => {
      drawCase({ stateName });
      expect(shownText(fact('Status'))).toBe('Aktivt');
      expect(payButtons()).toHaveLength(1);
      expect(mainText()).not.toContain('Om du inte betalar i tid');
    },
  );
});

it.each([
  ['Collection', 'Om kravet'],
  ['Contestation', 'Om kravet'],
  ['InstallmentPlan', 'Avbetalningsplan'],
])(
  'a closed case in state %s says that it is closed, without amount, state or way to pay [D05, D06, D12, D17, D18, D19]',
  (stateName, next) => {
    drawCase({ active: false, stateName, paymentPlanInfo: aPlan() });
    expect(mainText()).toContain(`Referensnummer ${number}${next}`);
    expect(shownText(fact('Status'))).toBe('Avslutat');
    expect(shownText(fact('Registreringsnummer'))).toBe('ABC12D');
    expect(fact('Belopp')).toBeNull();
    expect(payButtons()).toEqual([]);
    expect(mainText()).not.toMatch(
      /Inkasso|Bestridande|Tillfälligt|Plusgiro|Inget att betala|Kan du inte betala|Om du inte betalar i tid/u,
    );
  },
);

it('a case says why it exists, how much its days cost and when its facts are updated [Z35]', () => {
  drawCase({ stateName: 'Collection', dayCharge: 4500 });
  expect(headings(3)).toContain('Därför fick du kravet');
  expect(mainText()).toContain('Trafikförsäkring saknades i 92 dagar');
  expect(mainText()).toContain('92 dagar × 45 kr = 4 140 kr.');
  expect(mainText()).toContain('Beloppet är 210 kr mer än avgiften för dagarna.');
  expect(mainText()).toContain('Uppgifterna uppdateras på vardagar.');
  drawCase({ customerCases: [{ ...part, caseType: 'självrisk' }] });
  expect(mainText()).toContain('Självrisken är den del av en skada');
  expect(mainText()).not.toContain('kostnader och ränta');
});

describe('the help for a customer who cannot pay everything', () => {
  const question = 'Kan du inte betala allt nu?';

  it.each([
    ['Claim', true],
    ['Collection', false],
    ['Contestation', false],
  ])(
    'is there in state %s, and leads to an installment plan before collection only: %s [Z33]',
    (stateName, early) => {
      drawCase({ stateName });
      expect(headings(2)).toContain(question);
      expect(mainText()).toContain('Hör av dig till oss, så ser vi vad vi kan göra.');
      expect(linkTo('Skicka meddelande')).toBe('/meddelanden');
      expect(linkTo(/^Ring oss/u)).not.toBeNull();
      expect(linkTo(/^Ansök om avbetalningsplan/u) !== null).toBe(early);
    },
  );

  it.each<Partial<ClaimCase>>([{ paymentStatus: 'Created' }, { amountToPay: 0 }])(
    'is not there with %j [Z33]',
    (change) => {
      drawCase(change);
      expect(shownText(fact('Status'))).toBe('Aktivt');
      expect(mainText()).not.toContain(question);
    },
  );

  it('comes after the months of a plan, and before paying all of it [Z33]', () => {
    drawCase({ stateName: 'InstallmentPlan', paymentPlanInfo: aPlan() });
    expect(headings(2)).toEqual([
      'Den här månaden',
      'Nästa månad',
      question,
      'Betala hela avbetalningsplanen',
      'Det här är kvar av planen',
      'Om kravet',
      'Det som har hänt och kommer',
      'Om du inte betalar i tid',
    ]);
    expect(card('Betala hela avbetalningsplanen')).not.toBeNull();
  });
});

it('a case of which only its letters would tell says that they are missing [Z81]', async () => {
  drawInFrame(
    <HistorySection claimCase={aCase({ active: false, customerCases: [] })} plan={null} />,
  );
  await expect.poll(drawnText).toContain('Breven kan inte visas just nu.');
});
