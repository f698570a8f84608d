import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { wholeDebtOf } from './wholeDebt.rules.ts';

const first = aCase({ referenceNumber: '1', amountToPay: '4 350', ocrNumber: '11' });
const second = aCase({ referenceNumber: '2', amountToPay: '8 130', ocrNumber: '22' });
const open = { canPay: true, isPaymentBeingCreated: false } as const;

describe('wholeDebtOf', () => {
  it('offers the whole debt when all conditions hold [C22]', () => {
    expect(wholeDebtOf([first, second], open)).not.toBeNull();
  });

  it.each([
    ['payments are not accessible', [first, second], { ...open, canPay: false }],
    ['only one case is active', [first], open],
    ['no case is active', [], open],
    [
      'one case has an open uninsured period',
      [first, aCase({ hasOpenUninsuredPeriod: true })],
      open,
    ],
    ['one case is Created', [first, aCase({ paymentStatus: 'Created' })], open],
    ['one case is CheckoutFinished', [first, aCase({ paymentStatus: 'CheckoutFinished' })], open],
    ['a payment is being created', [first, second], { ...open, isPaymentBeingCreated: true }],
  ])('does not offer it when %s [C23]', (_name, cases, conditions) => {
    expect(wholeDebtOf(cases, conditions)).toBeNull();
  });

  it('still offers it when a payment of a case has only been initialized [C22]', () => {
    expect(wholeDebtOf([first, aCase({ paymentStatus: 'Initialized' })], open)).not.toBeNull();
  });

  it('sums the payable cases alone, and sends exactly their reference numbers [C24]', () => {
    const settled = aCase({ referenceNumber: '3', amountToPay: '0' });
    const unknown = aCase({ referenceNumber: '4', amountToPay: 'okänt' });
    const debt = wholeDebtOf([first, settled, second, unknown], open);
    expect(debt?.amount).toBe(12_480);
    expect(debt?.card.amount).toBe('12\u00A0480\u00A0kr');
    expect(debt?.referenceNumbers).toEqual(['1', '2']);
  });

  it('cuts each amount to whole kronor before it adds them up, and shows what is charged [C24, P02]', () => {
    const cases = ['10,90', '20,90', '4 350,15'].map((amountToPay) => aCase({ amountToPay }));
    const debt = wholeDebtOf(cases, open);
    expect(debt?.amount).toBe(4380);
    expect(debt?.card.amount).toBe('4\u00A0380\u00A0kr');
  });

  it('is offered only as long as the sum can be counted exactly [C24]', () => {
    const huge = aCase({ amountToPay: '90071992547409' });
    expect(wholeDebtOf([huge, first], open)?.amount).toBe(90_071_992_551_759);
    expect(
      wholeDebtOf(
        Array.from({ length: 200 }, () => huge),
        open,
      ),
    ).toBeNull();
  });

  it('has nothing to offer when no case has anything to pay', () => {
    expect(
      wholeDebtOf([aCase({ amountToPay: '0' }), aCase({ amountToPay: '0' })], open),
    ).toBeNull();
  });

  it('lists each case’s own OCR number and amount for Plusgiro [C25]', () => {
    expect(wholeDebtOf([first, second], open)?.card.numbers).toEqual([
      { reference: '1', amount: '4\u00A0350\u00A0kr', plusgiro: '1234566', ocr: '11' },
      { reference: '2', amount: '8\u00A0130\u00A0kr', plusgiro: '1234566', ocr: '22' },
    ]);
  });
});
