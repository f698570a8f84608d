import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import type { CaseWithPayments, DueState } from '../../domain/payability.ts';
import { type Change, changeOf, dueStateOf, shownDueState } from './dueState.rules.ts';

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

it.each([
  ['none', 'inProgress', 'inProgress'],
  ['none', 'payable', 'payable'],
  ['some', 'inProgress', 'outdated'],
  ['some', 'payable', 'outdated'],
  ['some', 'nothingToPay', 'nothingToPay'],
  ['some', 'asking', 'asking'],
  ['all', 'inProgress', 'inProgress'],
  ['all', 'payable', 'outdated'],
  ['all', 'unknown', 'unknown'],
] as const)(
  'a payment of which other payments have paid %s while it is %s counts as %s [P12, Z27]',
  (paid, state, shown) => {
    expect(shownDueState(state, paid)).toBe(shown);
  },
);

const other = '47110023926';
const asOpen = { referenceNumber: '47110023918', charge: 435_000 };
const asOther = { referenceNumber: other, charge: 398_000 };

const gone = { charge: null };

it.each<[string, Change | null, readonly CaseWithPayments[]]>([
  ['the case as it was', null, [open]],
  ['a case with öre left over', null, [aCase({ amountToPay: 435_050 })]],
  ['a lower amount', { charge: 434_900 }, [aCase({ amountToPay: 434_900 })]],
  ['a higher amount', { charge: 435_100 }, [aCase({ amountToPay: 435_150 })]],
  ['a paid case', gone, [paid]],
  ['a closed case', gone, [aCase({ active: false })]],
  ['a debt that grows by now', gone, [aCase({ hasOpenUninsuredPeriod: true })]],
  ['a case that is being paid, perhaps by this payment', null, [created]],
  ['a case that may be paid', null, [{ ...open, mayBePaid: true }]],
  ['an answer without the case', gone, [aCase({ referenceNumber: other })]],
])('an earlier payment of a case differs from %s by %j [Z57]', (_what, change, cases) => {
  expect(changeOf([asOpen], cases, { payments: true })).toEqual(change);
});

it('an earlier payment of the whole debt differs once one case does [Z57]', () => {
  const second = aCase({ referenceNumber: other, amountToPay: 398_000 });
  const changed = aCase({ referenceNumber: other, amountToPay: 100_000 });
  const changeTo = (cases: readonly CaseWithPayments[]) =>
    changeOf([asOpen, asOther], cases, { payments: true });
  expect(changeTo([open, second])).toBeNull();
  expect(changeTo([open, changed])).toEqual(gone);
  expect(changeTo([open])).toEqual(gone);
});

it.each<[string, Change | null, readonly CaseWithPayments[]]>([
  ['nothing is to be paid', gone, [paid]],
  ['there is no case', gone, []],
  ['something is to be paid', null, [open, paid]],
  ['a case is being paid, perhaps by it', null, [created, paid]],
  ['an amount cannot be read', null, [aCase({ amountToPay: null })]],
])(
  'a payment that this browser does not know differs, when %s, by %j [Z57]',
  (_what, change, cases) => {
    expect(changeOf([], cases, { payments: true })).toEqual(change);
  },
);
