import { expect, it } from 'vitest';

import type { Payability } from '../../domain/payability.ts';
import { meaningfulStateOf, meaningText } from './meaning.rules.ts';

it.each<readonly [string | null, Payability['kind'], string | null]>([
  ['Contestation', 'payable', 'Contestation'],
  ['TemporaryOffer', 'payable', 'TemporaryOffer'],
  ['Ackord', 'payable', 'Ackord'],
  ['Contestation', 'amountUnknown', 'Contestation'],
  ['Ackord', 'nothingToPay', 'Ackord'],
  ['Contestation', 'caseClosed', null],
  ['Contestation', 'uninsuredPeriodOpen', null],
  ['Contestation', 'paymentInProgress', null],
  ['Contestation', 'unconfirmedPayment', null],
  ['Contestation', 'paymentsOff', null],
  ['InstallmentPlan', 'payable', null],
  ['Collection', 'payable', null],
  ['Okänt', 'payable', null],
  [null, 'payable', null],
])(
  'a case in state %s that is %s explains %s before the payment [Z79]',
  (stateName, kind, state) => {
    expect(meaningfulStateOf({ stateName }, { kind })).toBe(state);
  },
);

it('an offer leads to its letter unless there is none [Z79]', () => {
  const alone = 'Det gäller under en begränsad tid.';
  expect(meaningText('TemporaryOffer', false)).toBe(alone);
  expect(meaningText('TemporaryOffer', true)).toBe(`${alone} Läs villkoren i brevet.`);
  expect(meaningText('TemporaryOffer', null)).toBe(`${alone} Läs villkoren i brevet.`);
  expect(meaningText('Ackord', false)).toMatch(/Läs villkoren i brevet\.$/u);
});
