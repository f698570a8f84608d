import { describe, expect, it } from 'vitest';

import {
  caseStateOf,
  caseTagOf,
  caseTagText,
  caseTypeLabel,
  customerCaseTime,
} from './case.rules.ts';
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
    expect(state === null ? null : texts.case.states[state]).toBe(label);
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

describe('customerCaseTime', () => {
  it.each([
    ['2026-02-03', null, null, 'Skadedag 2026-02-03'],
    ['2026-02-03', '2026-01-01', '2026-01-31', 'Skadedag 2026-02-03'],
    [null, '2026-06-01', '2026-08-31', 'Tidsperiod 2026-06-01 - 2026-08-31'],
    [null, '2026-06-01', null, 'Tidsperiod 2026-06-01 -'],
    [null, null, null, null],
  ])('damage %s, from %s to %s shows %s [D16]', (damageDate, fromDate, toDate, text) => {
    expect(customerCaseTime({ damageDate, fromDate, toDate })).toBe(text);
  });
});
