import { describe, expect, it } from 'vitest';

import { type PaymentNumber, sharedNumbers, withoutShared } from './bankPayment.ts';

const number = (label: string, value: string): PaymentNumber => ({ label, value, copied: 'Klart' });
const account = number('IBAN', 'SE35 5000 0000 0549 1000 0003');
const bic = number('BIC', 'ESSESESS');
const payments = (...numbers: readonly (readonly PaymentNumber[])[]) =>
  numbers.map((one) => ({ numbers: one }));

describe('sharedNumbers', () => {
  it.each([
    ['no payment', [], []],
    ['one payment', payments([account]), []],
    [
      'one account',
      payments([account, number('Ref', '1')], [account, number('Ref', '2')]),
      [account],
    ],
    ['account and bank', payments([account, bic], [bic, account]), [account, bic]],
    ['two accounts', payments([number('IBAN', '1')], [number('IBAN', '2')]), []],
    ['equal values of two kinds', payments([number('Ref', '1')], [number('OCR', '1')]), []],
    ['an account that one payment lacks', payments([account], [account], []), []],
  ])('%s', (_name, all, shared) => {
    expect(sharedNumbers(all)).toEqual(shared);
  });
});

it('leaves out of a payment what is shown for all', () => {
  const reference = number('Ref', '1');
  const payment = { reference: '1001', numbers: [account, reference] };
  expect(withoutShared(payment, [account])).toEqual({ reference: '1001', numbers: [reference] });
});
