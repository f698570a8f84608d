import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import type { CaseWithPayments, DueState } from '../../domain/payability.ts';
import { dueStateOf } from './dueState.rules.ts';

const open = aCase();
const paid = aCase({ amountToPay: 0 });
const unknown = aCase({ amountToPay: null });
const created = aCase({ paymentStatus: 'Created' });

it.each<[string, CaseWithPayments[], boolean, DueState]>([
  ['an unpaid case', [open], true, 'payable'],
  [
    'a case whose payment was only begun',
    [aCase({ paymentStatus: 'Initialized' })],
    true,
    'payable',
  ],
  [
    'a case that the checkout is done with',
    [aCase({ paymentStatus: 'CheckoutFinished' })],
    true,
    'inProgress',
  ],
  ['a case that the payment company has paid', [created], true, 'inProgress'],
  ['one of several under way', [open, created], true, 'inProgress'],
  [
    'one under way for an uninsured vehicle',
    [aCase({ paymentStatus: 'Created', hasOpenUninsuredPeriod: true })],
    true,
    'inProgress',
  ],
  ['a case that may be paid', [{ ...open, mayBePaid: true }], true, 'inProgress'],
  ['a paid case', [paid], true, 'nothingToPay'],
  ['a paid one beside an unpaid one', [paid, open], true, 'payable'],
  ['a debt that still grows', [aCase({ hasOpenUninsuredPeriod: true })], true, 'nothingToPay'],
  ['a closed case', [aCase({ active: false })], true, 'nothingToPay'],
  ['no case', [], true, 'nothingToPay'],
  ['an amount that cannot be read', [paid, unknown], true, 'unknown'],
  ['an amount that cannot be read beside an unpaid case', [unknown, open], true, 'payable'],
  ['a case while payments are off', [open], false, 'unknown'],
])(
  'when the checkout cannot be shown, %s counts as %s [P12]',
  (_name, cases, payments, dueState) => {
    expect(dueStateOf(cases, { payments })).toBe(dueState);
  },
);
