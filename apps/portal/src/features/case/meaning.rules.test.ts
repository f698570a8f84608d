import { expect, it } from 'vitest';

import type { Payability } from '../../domain/payability.ts';
import { meaningfulStateOf } from './meaning.rules.ts';

it.each<readonly [string | null, Payability['kind'], string | null]>([
  ['Contestation', 'payable', 'Contestation'],
  ['TemporaryOffer', 'payable', 'TemporaryOffer'],
  ['Ackord', 'payable', 'Ackord'],
  ['Contestation', 'unknownAmount', 'Contestation'],
  ['Ackord', 'nothingToPay', 'Ackord'],
  ['Contestation', 'closed', null],
  ['Contestation', 'openUninsuredPeriod', null],
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
