import { describe, expect, it } from 'vitest';

import { pluralInText } from './format/countInText.ts';
import { plural, type PluralText } from './format/template.ts';
import * as sv from './sv/index.ts';
import { leavesOf } from './testing/leavesOf.ts';

const { accessibility, case: claimCase, checkout, claims, messages, session, shell } = sv;
const { month, wholeDebt } = claims;
const written = (text: string) => text.replaceAll('\u00A0', '⍽');

/** What is said of 0, 1, 2 and 1 200. A text that no count of none can reach has null there. */
type Row = readonly [
  path: string,
  text: PluralText,
  none: string | null,
  one: string,
  two: string,
  many: string,
];

/** Counts in figures. */
const inFigures: readonly Row[] = [
  [
    'claims.uninsured.text',
    claims.uninsured.text,
    null,
    'Skulden ökar varje dag tills fordonet är försäkrat eller avställt.',
    'Skulden ökar varje dag tills fordonen är försäkrade eller avställda.',
    'Skulden ökar varje dag tills fordonen är försäkrade eller avställda.',
  ],
  [
    'claims.dailyIncreaseInfo',
    claims.dailyIncreaseInfo,
    null,
    'Du har ett fordon som är oförsäkrat. Skulden ökar med avgiften varje dag tills fordonet är försäkrat eller avställt.',
    'Du har 2 fordon som är oförsäkrade. Skulden ökar med avgifterna varje dag tills fordonen är försäkrade eller avställda.',
    'Du har 1⍽200 fordon som är oförsäkrade. Skulden ökar med avgifterna varje dag tills fordonen är försäkrade eller avställda.',
  ],
  [
    'claims.plansAtRisk.text',
    claims.plansAtRisk.text,
    null,
    'Öppna kravet så ser du vad du kan göra.',
    'Öppna kraven så ser du vad du kan göra.',
    'Öppna kraven så ser du vad du kan göra.',
  ],
  [
    'claims.wholeDebt.included',
    wholeDebt.included,
    null,
    'Ett krav ingår',
    '2⍽krav ingår',
    '1⍽200⍽krav ingår',
  ],
  ...rowsOf('claims.wholeDebt.allAre', wholeDebt.allAre, {
    Contestation: ['Det är bestritt.', 'Alla är bestridna.'],
    InstallmentPlan: ['Det har avbetalningsplan.', 'Alla har avbetalningsplan.'],
    TemporaryOffer: ['Det har ett tillfälligt erbjudande.', 'Alla har ett tillfälligt erbjudande.'],
    Ackord: ['Det har ackord.', 'Alla har ackord.'],
  }),
  [
    'claims.wholeDebt.unreadable',
    wholeDebt.unreadable,
    null,
    'Ett krav ingår inte, eftersom beloppet inte går att läsa.',
    '2⍽krav ingår inte, eftersom beloppen inte går att läsa.',
    '1⍽200⍽krav ingår inte, eftersom beloppen inte går att läsa.',
  ],
  ['checkout.completed.cases', checkout.completed.cases, null, '1⍽krav', '2⍽krav', '1⍽200⍽krav'],
  ['case.reason.days', claimCase.reason.days, '0⍽dagar', '1⍽dag', '2⍽dagar', '1⍽200⍽dagar'],
  [
    'messages.count',
    messages.count,
    '0⍽meddelanden',
    '1⍽meddelande',
    '2⍽meddelanden',
    '1⍽200⍽meddelanden',
  ],
  ['messages.files', messages.files, null, '1 fil', '2 filer', '1⍽200 filer'],
  [
    'messages.unread',
    messages.unread,
    null,
    '1 oläst meddelande',
    '2 olästa meddelanden',
    '1⍽200 olästa meddelanden',
  ],
  [
    'messages.search.found',
    messages.search.found,
    null,
    '1 konversation passar.',
    '2 konversationer passar.',
    '1⍽200 konversationer passar.',
  ],
  [
    'session.inactivity.minutes',
    session.inactivity.minutes,
    '0⍽minuter',
    '1⍽minut',
    '2⍽minuter',
    '1⍽200⍽minuter',
  ],
  [
    'session.inactivity.seconds',
    session.inactivity.seconds,
    '0⍽sekunder',
    '1⍽sekund',
    '2⍽sekunder',
    '1⍽200⍽sekunder',
  ],
  [
    'shell.unread',
    shell.unread,
    '0 olästa meddelanden',
    '1 oläst meddelande',
    '2 olästa meddelanden',
    '1⍽200 olästa meddelanden',
  ],
];

/** Counts as a sentence has them: two to twelve in words. */
const inWords: readonly Row[] = [
  [
    'claims.uninsured.title',
    claims.uninsured.title,
    null,
    'Ditt fordon är oförsäkrat',
    'två fordon är oförsäkrade',
    '1⍽200 fordon är oförsäkrade',
  ],
  [
    'claims.plansAtRisk.title',
    claims.plansAtRisk.title,
    null,
    'Din avbetalningsplan kan avslutas',
    'två avbetalningsplaner kan avslutas',
    '1⍽200 avbetalningsplaner kan avslutas',
  ],
  ['claims.month.plans', month.plans, null, 'en plan', 'två planer', '1⍽200 planer'],
  [
    'claims.month.foldedPlans',
    month.foldedPlans,
    null,
    'en avbetalningsplan',
    'två avbetalningsplaner',
    '1⍽200 avbetalningsplaner',
  ],
  ...rowsOf('claims.wholeDebt.kinds', wholeDebt.kinds, {
    Contestation: ['ett bestridande', 'två bestridanden', '1⍽200 bestridanden'],
    InstallmentPlan: ['en avbetalningsplan', 'två avbetalningsplaner', '1⍽200 avbetalningsplaner'],
    TemporaryOffer: [
      'ett tillfälligt erbjudande',
      'två tillfälliga erbjudanden',
      '1⍽200 tillfälliga erbjudanden',
    ],
    Ackord: ['ett ackord', 'två ackord', '1⍽200 ackord'],
  }),
  [
    'accessibility.verdict.known',
    accessibility.verdict.known,
    null,
    'En brist är känd och står här nedanför.',
    'två brister är kända och står här nedanför.',
    '1⍽200 brister är kända och står här nedanför.',
  ],
  [
    'accessibility.deficiencies.count',
    accessibility.deficiencies.count,
    null,
    'En brist.',
    'två brister.',
    '1⍽200 brister.',
  ],
];

/** Rows of texts by key; without a third text, many are like two. */
function rowsOf(
  path: string,
  plurals: Readonly<Record<string, PluralText>>,
  expected: Readonly<Record<string, readonly [one: string, two: string, many?: string]>>,
): readonly Row[] {
  return Object.entries(plurals).map(([key, text]) => {
    const [one, two, many = two] = expected[key] ?? ['untested', 'untested'];
    return [`${path}.${key}`, text, null, one, two, many];
  });
}

describe.each<[string, readonly Row[], (text: PluralText, count: number) => string]>([
  ['figures', inFigures, plural],
  ['words', inWords, pluralInText],
])('a count in %s', (_form, rows, say) => {
  it.each(rows)('is right for none, one, two and many: %s [Z92]', (_path, text, ...expected) => {
    const [none, ...others] = expected;
    expect([1, 2, 1200].map((count) => written(say(text, count)))).toEqual(others);
    if (none !== null) expect(written(say(text, 0))).toBe(none);
  });
});

const all = leavesOf(sv);

it('is tested in every text that has a form of its own for one [Z92]', () => {
  const paths = all.flatMap(([path]) => (path.endsWith('.one') ? [path.slice(0, -4)] : []));
  const withTwoForms = paths.filter((path) => all.some(([other]) => other === `${path}.other`));
  expect([...inFigures, ...inWords].map(([path]) => path).toSorted()).toEqual(
    withTwoForms.toSorted(),
  );
});

/** Counts before a word that has one form only here, and why the other is never needed. */
const inOneForm = {
  'claims.debtParts.count': 'krav is one and many',
  'claims.month.several': 'shows from two plans on',
  'nextSteps.ask.many': 'krav is one and many',
  'nextSteps.offer.titleMany': 'shows from two offers on',
  'nextSteps.ordinary.payMany': 'krav is one and many',
  'nextSteps.planMonth.many': 'shows from three plans on',
  'nextSteps.uninsured.titleMany': 'shows from two vehicles on',
  'nextSteps.unread.titleMany': 'shows from two messages on',
  'ui.errorSummaryMany': 'fel is one and many',
  'ui.filesAdded': 'shows from two files on',
  'ui.filesCounted': 'counts those of the limit, which is ten',
  'ui.filesHint': 'is the limit, which is ten',
  'ui.filesTooMany': 'is the limit, which is ten',
};

it('stands before a word with one form only where that is always right [Z92]', () => {
  // Not "tecken" and "dokument", which are the same for one and for many, and not what is no noun.
  const isBeforeNoun =
    /\{(?:count|total|hits|limit)\}[ \u00A0](?!(?:tecken|dokument|filter|av|passar|valda|i|till)(?!\p{L}))\p{L}/u;
  const unsure = all.filter(
    ([path, text]) => isBeforeNoun.test(text) && !/\.(?:one|other)$/u.test(path),
  );
  expect(unsure.map(([path]) => path).toSorted()).toEqual(Object.keys(inOneForm));
});
