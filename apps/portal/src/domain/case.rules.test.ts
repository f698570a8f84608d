import { describe, expect, it } from 'vitest';

import { caseStateOf, caseTagOf, caseTagText, caseTypeLabel, concernsOf } from './case.rules.ts';
import { aCase } from '../testing/aCase.ts';
import { texts } from '../texts.ts';

describe('caseStateOf', () => {
  it.each([
    ['Claim', 'Krav'],
    ['Collection', 'Inkasso'],
    ['Foreclosure', 'Utmätning'],
    ['PaymentOrder', 'Betalningsföreläggande'],
    ['Reminder', 'Påminnelse'],
    ['Decision', 'Utslag'],
    ['Verdict', 'Dom'],
    ['Contestation', 'Bestridande'],
    ['InstallmentPlan', 'Avbetalningsplan'],
    ['TemporaryOffer', 'Tillfälligt erbjudande'],
    ['Ackord', 'Ackord'],
  ])('reads %s, padded by the provider, as %s [D14]', (stateName, label) => {
    const state = caseStateOf({ stateName: `  ${stateName} ` });
    expect(state === null ? null : texts.caseStates[state]).toBe(label);
  });

  it.each([null, '', 'claim', 'Okänt'])('reads %j as no state [D14]', (stateName) => {
    expect(caseStateOf({ stateName })).toBeNull();
  });
});

describe('caseTagOf', () => {
  it.each([
    // state, active, open uninsured period, words of the tag
    ['InstallmentPlan', true, false, 'Avbetalningsplan'],
    ['InstallmentPlan', false, false, 'Avbetalningsplan'],
    ['Ackord', true, false, 'Ackord'],
    ['Ackord', false, false, 'Ackord'],
    ['Contestation', true, false, 'Bestridande'],
    ['Contestation', false, false, null],
    ['TemporaryOffer', true, false, 'Tillfälligt erbjudande'],
    ['TemporaryOffer', false, false, null],
    ['Claim', true, true, 'Oförsäkrat fordon'],
    ['InstallmentPlan', true, true, 'Oförsäkrat fordon'],
    ['Claim', true, false, null],
    ['Collection', true, false, null],
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
