import { expect, it } from 'vitest';

import { aCase } from '../testing/aCase.ts';
import { eachCaseOnce } from './eachCaseOnce.ts';

const first = aCase({ referenceNumber: '1', amountToPay: 435_000 });
const second = aCase({ referenceNumber: '2', amountToPay: 813_000 });
const again = aCase({ referenceNumber: '1', amountToPay: 400_000 });

const beingPaid = aCase({ referenceNumber: '1', paymentStatus: 'CheckoutFinished' });

it('a case that the server lists twice counts once, as it is listed first [C24]', () => {
  expect(eachCaseOnce([first, second, first, again])).toEqual([first, second]);
  expect(eachCaseOnce([beingPaid, first])).toEqual([beingPaid]);
  expect(eachCaseOnce([])).toEqual([]);
});

it('a case that is listed as payable and as being paid is not offered for payment [C24, D26]', () => {
  expect(eachCaseOnce([first, second, beingPaid])).toEqual([beingPaid, second]);
});
