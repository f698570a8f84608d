import { describe, expect, it } from 'vitest';

import {
  caseStateOf,
  caseTagOf,
  caseTagText,
  caseTypeLabel,
  chargeOf,
  customerCaseTime,
  isPayable,
  isPaymentInProgress,
} from './case.rules.ts';
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

describe('chargeOf', () => {
  it.each([
    ['4 350', 4350],
    ['4 350,90', 4350],
    ['0,99', 0],
    // Money to get back is not charged.
    ['-180', 0],
    ['okänt', 0],
  ])('charges %s as %i whole kronor [P02]', (amountToPay, charge) => {
    expect(chargeOf({ amountToPay })).toBe(charge);
  });
});

describe('isPayable', () => {
  it.each([
    ['4 350', false, true],
    // Öre are cut, and nothing can be paid with what is left.
    ['0,99', false, false],
    ['1', false, true],
    ['0', false, false],
    ['0,00', false, false],
    ['-20', false, false],
    ['okänt', false, false],
    ['4 350', true, false],
  ])(
    'amount %s with open uninsured period %s: %s [C12, P01, P02]',
    (amountToPay, hasOpenUninsuredPeriod, payable) => {
      expect(isPayable({ amountToPay, hasOpenUninsuredPeriod })).toBe(payable);
    },
  );
});

describe('isPaymentInProgress', () => {
  it.each([
    ['None', false],
    ['Initialized', false],
    ['CheckoutFinished', true],
    ['Created', true],
  ] as const)('%s: %s [C12, P01, P02]', (paymentStatus, inProgress) => {
    expect(isPaymentInProgress(aCase({ paymentStatus }))).toBe(inProgress);
  });
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
    expect(caseTypeLabel(caseType)).toBe(label);
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
