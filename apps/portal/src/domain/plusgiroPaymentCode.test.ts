import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plusgiroPaymentCode } from './plusgiroPaymentCode.ts';

const payee = { name: 'Trafikfonden', organisationNumber: '802000-0000' };
const payment = {
  payee,
  plusgiro: '12 34 56-6',
  ocr: '471100239188',
  amount: 435_050,
  dueDate: '2026-11-30',
};

describe('plusgiroPaymentCode', () => {
  it('has the fields of the standard, in its formats', () => {
    expect(plusgiroPaymentCode(payment)).toBe(
      '{"uqr":1,"tp":1,"nme":"Trafikfonden","cid":"802000-0000","iref":"471100239188","ddt":"20261130","due":4350.5,"pt":"PG","acc":"123456-6"}',
    );
  });

  it('leaves out the day when the payment has none', () => {
    const code = plusgiroPaymentCode({ ...payment, dueDate: undefined });
    expect(code).toContain('"iref":"471100239188","due":4350.5');
  });

  it.each([
    ['the account as digits', { plusgiro: '1234566' }, '"acc":"123456-6"'],
    ['the shortest account', { plusgiro: '2-6' }, '"acc":"2-6"'],
    ['an OCR number with spaces', { ocr: '4711 0023 9188' }, '"iref":"471100239188"'],
    ['whole kronor', { amount: 435_000 }, '"due":4350,'],
    ['a single öre', { amount: 1 }, '"due":0.01,'],
    ['a time stamp', { dueDate: '2026-11-30T00:00:00+01:00' }, '"ddt":"20261130"'],
  ])('reads %s', (_name, change, part) => {
    expect(plusgiroPaymentCode({ ...payment, ...change })).toContain(part);
  });

  it.each([
    ['no account', { plusgiro: null }],
    ['an account without digits', { plusgiro: '-' }],
    ['an account of the check digit alone', { plusgiro: '6' }],
    ['no OCR number', { ocr: null }],
    ['an OCR number without digits', { ocr: '' }],
    ['nothing to pay', { amount: 0 }],
    ['money to get back', { amount: -18_000 }],
    ['an amount that cannot be read', { amount: null }],
  ])('is none with %s', (_name, change) => {
    expect(plusgiroPaymentCode({ ...payment, ...change })).toBeNull();
  });

  it('carries every amount to the öre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_99 }), (ore) => {
        const code = plusgiroPaymentCode({ ...payment, amount: ore });
        const due = /"due":(?<due>\d+(?:\.\d{1,2})?),/u.exec(code ?? '')?.groups?.['due'] ?? '';
        const [whole = '', fraction = ''] = due.split('.');
        expect(Number(whole + fraction.padEnd(2, '0'))).toBe(ore);
      }),
    );
  });
});
