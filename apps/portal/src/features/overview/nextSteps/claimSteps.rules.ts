import type { CaseState } from '@mina-sidor/api-client';
import { fill, formatAmount, formatCountInText } from '@mina-sidor/texts';

import { sumOf } from '../../../domain/amounts.ts';
import { caseStateOf, lastDayText } from '../../../domain/case.rules.ts';
import { type CaseGroup, caseGroupOf } from '../../../domain/caseGroup.rules.ts';
import { referenceInSentence } from '../../../domain/inSentence.ts';
import type { CaseWithPayments } from '../../../domain/payability.ts';
import { texts } from '../../../texts.ts';
import type { Known, KnownClaims, NextStep } from './nextStep.ts';
import { placeOf, sentences, toCase, toClaims, toQuestion } from './words.ts';

const words = texts.nextSteps;

type KnownCases = Extract<KnownClaims, { readonly status: 'known' }>;

/** What the cases without a plan ask for. While a payment is tied to no case, waiting comes before paying. */
export function claimSteps(known: Known, { cases, hasOspec }: KnownCases): readonly NextStep[] {
  const ofGroup = (group: CaseGroup) => cases.filter((one) => caseGroupOf(one) === group);
  return [
    hasOspec ? ospecStep(known) : ordinaryStep(known, ofGroup('ordinary')),
    offerStep(ofGroup('offer')),
    askStep(known, ofGroup('ask')),
    hasOspec ? null : ackordStep(ofGroup('ackord')),
  ].filter((step) => step !== null);
}

function ospecStep(known: Known): NextStep {
  const { title, text, write } = words.ospec;
  return { key: 'ospec', kind: 'ospec', title, text, action: toQuestion(write, known, undefined) };
}

/** How far a state is on its way to foreclosure, the furthest first. */
const furthestFirst = [
  'Foreclosure',
  'Verdict',
  'Decision',
  'PaymentOrder',
  'Collection',
  'Reminder',
] as const;
type StateOnTheWay = (typeof furthestFirst)[number];

function ordinaryStep({ access }: Known, cases: readonly CaseWithPayments[]): NextStep | null {
  const [first, ...others] = cases;
  if (first === undefined) return null;
  const common = { key: 'ordinary', kind: 'ordinary' } as const;
  if (others.length === 0) {
    const state = caseStateOf(first);
    const title = state === 'PaymentOrder' ? words.ordinary.payOrContest : words.ordinary.pay;
    return {
      ...common,
      title: fill(title, { amount: formatAmount(first.amountToPay) }),
      text: placeAndTime(first, state),
      action: toCase(access.payments ? words.ordinary.payCase : words.showCase, first),
    };
  }
  const sum = sumOf(cases.map(({ amountToPay }) => amountToPay));
  if (sum === null) return null;
  return {
    ...common,
    title: fill(words.ordinary.payMany, {
      count: formatCountInText(cases.length),
      amount: formatAmount(sum),
    }),
    text: furthestText(cases),
    action: toClaims(words.showClaims),
  };
}

function placeAndTime(claimCase: CaseWithPayments, state: CaseState | null): string | null {
  const lastDay = lastDayText(state);
  const onTheWay = furthestFirst.find((one) => one === state);
  if (onTheWay === undefined) return sentences(placeOf(claimCase), lastDay);
  const place = fill(words.cases.inState, {
    state: texts.caseStates[onTheWay],
    ref: referenceInSentence(claimCase.referenceNumber),
  });
  return sentences(place, lastDay);
}

function furthestText(cases: readonly CaseWithPayments[]): string | null {
  // A word that nobody knows may stand for any stage.
  if (cases.some((one) => one.stateName !== null && caseStateOf(one) === null)) return null;
  for (const state of furthestFirst) {
    const found = cases.find((one) => caseStateOf(one) === state);
    if (found !== undefined) return hasGoneFurthest(found, state);
  }
  const areAllClaims = cases.every((one) => caseStateOf(one) === 'Claim');
  return areAllClaims ? words.ordinary.inLetters : null;
}

function hasGoneFurthest(
  { referenceNumber, amountToPay }: CaseWithPayments,
  state: StateOnTheWay,
): string {
  return fill(words.ordinary.furthest, {
    ref: referenceInSentence(referenceNumber),
    state: texts.caseStates[state].toLocaleLowerCase('sv'),
    amount: formatAmount(amountToPay),
  });
}

function offerStep(cases: readonly CaseWithPayments[]): NextStep | null {
  const [first, ...others] = cases;
  if (first === undefined) return null;
  const common = { key: 'offer', kind: 'offer' } as const;
  return others.length === 0
    ? {
        ...common,
        title: words.offer.titleOne,
        text: sentences(words.offer.one, placeOf(first)),
        action: toCase(words.offer.show, first),
      }
    : {
        ...common,
        title: fill(words.offer.titleMany, { count: formatCountInText(cases.length) }),
        text: words.offer.many,
        action: toClaims(words.showClaims),
      };
}

function askStep(known: Known, cases: readonly CaseWithPayments[]): NextStep | null {
  const [first, ...others] = cases;
  if (first === undefined) return null;
  const { title, one, many, write } = words.ask;
  const { referenceNumber } = first;
  const isOne = others.length === 0;
  return {
    key: 'ask',
    kind: 'ask',
    title,
    text: isOne
      ? fill(one, { ref: referenceInSentence(referenceNumber) })
      : fill(many, { count: formatCountInText(cases.length) }),
    action: toQuestion(write, known, isOne ? referenceNumber : undefined),
  };
}

function ackordStep(cases: readonly CaseWithPayments[]): NextStep | null {
  const [first, ...others] = cases;
  if (first === undefined) return null;
  const common = { key: 'ackord', kind: 'ackord' } as const;
  return others.length === 0
    ? {
        ...common,
        title: words.ackord.titleOne,
        text: sentences(words.ackord.one, placeOf(first)),
        action: toCase(words.showCase, first),
      }
    : {
        ...common,
        title: words.ackord.titleMany,
        text: words.ackord.many,
        action: toClaims(words.showClaims),
      };
}
