import type { CaseState } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import type { Payability } from '../../domain/payability.ts';
import { aCase } from '../../testing/aCase.ts';
import { meaningfulStateOf, meaningText } from './meaning.rules.ts';

/** A new state does not compile before somebody has decided whether it is explained. */
const isExplained: Readonly<Record<CaseState, boolean>> = {
  Claim: false,
  Reminder: false,
  Collection: false,
  PaymentOrder: false,
  Decision: false,
  Verdict: false,
  Foreclosure: false,
  Contestation: true,
  InstallmentPlan: false,
  TemporaryOffer: true,
  Ackord: true,
};

it.each(Object.entries(isExplained))(
  'the meaning of state %s comes before its payment: %s [Z79]',
  (stateName, explains) => {
    expect(meaningfulStateOf(aCase({ stateName }), { kind: 'payable' })).toBe(
      explains ? stateName : null,
    );
  },
);

it.each<readonly [string | null, Payability['kind'], string | null]>([
  ['Contestation', 'amountUnknown', 'Contestation'],
  ['Contestation', 'caseClosed', null],
  ['Contestation', 'uninsuredPeriodOpen', null],
  ['Contestation', 'paymentInProgress', null],
  ['Contestation', 'unconfirmedPayment', null],
  ['Contestation', 'paymentsOff', 'Contestation'],
  ['Okänt', 'payable', null],
  [null, 'payable', null],
])(
  'a case in state %s that is %s explains %s before the payment [Z79]',
  (stateName, kind, state) => {
    expect(meaningfulStateOf(aCase({ stateName }), { kind })).toBe(state);
  },
);

it.each(['nothingToPay', 'paymentsOff'] as const)(
  'a contested case of nothing is not explained before a payment that is %s [Z79, D25]',
  (kind) => {
    const nothing = aCase({ stateName: 'Contestation', amountToPay: 0 });
    expect(meaningfulStateOf(nothing, { kind })).toBeNull();
  },
);

it('an offer leads to its letter unless there is none [Z79]', () => {
  const alone = 'Det gäller under en begränsad tid.';
  expect(meaningText('TemporaryOffer', false)).toBe(alone);
  expect(meaningText('TemporaryOffer', true)).toBe(`${alone} Läs villkoren i brevet.`);
  expect(meaningText('TemporaryOffer', null)).toBe(`${alone} Läs villkoren i brevet.`);
  expect(meaningText('Ackord', false)).toMatch(/Läs villkoren i brevet\.$/u);
});
