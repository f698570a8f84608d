import type { CaseState } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { caseStateOf, caseTagOf, caseTagText, caseTypeLabel, concernsOf } from './case.rules.ts';
import { aCase } from '../testing/aCase.ts';
import { texts } from '../texts.ts';

/** The words of each state, and the tag of an active case in it. A new state does not compile without both. */
const states: Readonly<Record<CaseState, readonly [words: string, tag: string | null]>> = {
  Claim: ['Krav', null],
  Collection: ['Inkasso', null],
  Foreclosure: ['Utmätning', null],
  PaymentOrder: ['Betalningsföreläggande', null],
  Reminder: ['Påminnelse', null],
  Decision: ['Utslag', null],
  Verdict: ['Dom', null],
  Contestation: ['Bestridande', 'Bestridande'],
  InstallmentPlan: ['Avbetalningsplan', 'Avbetalningsplan'],
  TemporaryOffer: ['Tillfälligt erbjudande', 'Tillfälligt erbjudande'],
  Ackord: ['Ackord', 'Ackord'],
};

describe('caseStateOf', () => {
  it.each(Object.entries(states))(
    'reads %s, padded by the provider, as %s [D14]',
    (stateName, [label]) => {
      const state = caseStateOf({ stateName: `  ${stateName} ` });
      expect(state === null ? null : texts.caseStates[state]).toBe(label);
    },
  );

  it.each([null, '', 'claim', 'Okänt'])('reads %j as no state [D14]', (stateName) => {
    expect(caseStateOf({ stateName })).toBeNull();
  });
});

describe('caseTagOf', () => {
  it.each(Object.entries(states))(
    'an active case in state %s has the tag of %j [D05, D06]',
    (stateName, [, words]) => {
      const tag = caseTagOf({ stateName, active: true, hasOpenUninsuredPeriod: false });
      expect(tag === null ? null : caseTagText(tag)).toBe(words);
    },
  );

  it.each([
    // state, active, open uninsured period, words of the tag
    ['InstallmentPlan', false, false, 'Avbetalningsplan'],
    ['Ackord', false, false, 'Ackord'],
    ['Contestation', false, false, null],
    ['TemporaryOffer', false, false, null],
    ['Claim', true, true, 'Oförsäkrat fordon'],
    ['InstallmentPlan', true, true, 'Oförsäkrat fordon'],
    [null, true, false, null],
  ] as const)(
    'state %s, active %s, uninsured %s shows %s [D05, D06, D07]',
    (stateName, active, uninsured, words) => {
      const tag = caseTagOf({ stateName, active, hasOpenUninsuredPeriod: uninsured });
      expect(tag === null ? null : caseTagText(tag)).toBe(words);
    },
  );
});

describe('caseTypeLabel', () => {
  it.each([
    ['of-ärende', 'Oförsäkrat fordon'],
    ['OF-ÄRENDE', 'Oförsäkrat fordon'],
    ['Premiekrav', 'Obetald fordonsförsäkring'],
    ['självrisk', 'Obetald självrisk'],
    ['ägarregress', 'Kostnad för skada'],
    ['Förarregress', 'Kostnad för skada'],
    ['Ny ärendetyp', 'Ny ärendetyp'],
  ])('calls %s %s [D15]', (caseType, label) => {
    expect(caseTypeLabel({ caseType })).toBe(label);
  });
});

describe('what a claim is about, on one line', () => {
  const part = (caseType: string) => ({
    caseType,
    damageDate: null,
    fromDate: null,
    toDate: null,
  });
  it.each([
    [['of-ärende'], ['ABC123'], 'Oförsäkrat fordon, ABC\u00A0123'],
    [['of-ärende', 'of-ärende'], ['ABC123', 'TAXI1'], 'Oförsäkrat fordon, ABC\u00A0123, TAXI1'],
    [['självrisk', 'Annat'], [], 'Obetald självrisk, Annat'],
    [[], ['ABC123'], 'ABC\u00A0123'],
    [[], [], undefined],
  ])('%j with %j is %s [Z84]', (types, registrationNumbers, text) => {
    expect(concernsOf(aCase({ customerCases: types.map(part), registrationNumbers }))).toBe(text);
  });
});
