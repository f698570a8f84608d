import { expect, it } from 'vitest';

import { numberWords } from '../../testing/samplePayment.tsx';
import { type BankPayment, PaymentCard } from './index.ts';

const frame = { title: 'Betala', headingLevel: 2 } as const;
const pay = { label: 'Swish', onPay: () => undefined, isPending: false, pendingLabel: 'Startar' };
const bankPayments = [{ numbers: [] }];

const offered: readonly BankPayment[] = [];
const { reference, amount } = numberWords;

/** Never rendered: the compiler is the test. */
export const rightUses = () => [
  // Only the terms that show.
  <PaymentCard
    {...frame}
    amount="1 kr"
    bankPayments={[{ numbers: [], reference: '4711' }]}
    key={1}
    message={{ title: 'Försäkra fordonet' }}
    numberWords={{ reference, amount }}
    reason="uninsured"
    status="blocked"
  />,
  // No number shows, so no term does.
  <PaymentCard
    {...frame}
    amount={null}
    bankPayments={offered}
    key={2}
    message={{ title: 'Det går inte att betala just nu' }}
    reason="unavailable"
    status="blocked"
  />,
];

/** Never rendered: the compiler is the test. */
export const wrongUses = () => [
  // @ts-expect-error -- a payable amount needs a button
  <PaymentCard {...frame} amount="1 kr" bankPayments={bankPayments} status="payable" key={1} />,
  <PaymentCard
    {...frame}
    amount="1 kr"
    message={{ title: 'Bearbetas' }}
    // @ts-expect-error -- a payment on its way must not be paid again
    pay={pay}
    status="processing"
    key={2}
  />,
  // @ts-expect-error -- a blocked card needs a reason
  <PaymentCard
    {...frame}
    amount={null}
    bankPayments={bankPayments}
    reason="uninsured"
    status="blocked"
    key={3}
  />,
  <PaymentCard
    {...frame}
    // @ts-expect-error -- nothing to pay has no amount
    amount="0 kr"
    status="settled"
    key={4}
  />,
  // @ts-expect-error -- the reference number of a case needs its term
  <PaymentCard
    {...frame}
    amount="1 kr"
    bankPayments={[{ numbers: [], reference: '4711' }]}
    reason="uninsured"
    message={{ title: 'Försäkra fordonet' }}
    status="blocked"
    key={5}
  />,
  <PaymentCard
    {...frame}
    amount="1 kr"
    // @ts-expect-error -- in a narrow window a button shows the code
    bankPayments={[{ numbers: [], code: { value: '1', label: 'Kod', instruction: 'Läs av' } }]}
    key={6}
    message={{ title: 'Försäkra fordonet' }}
    numberWords={{ reference, amount }}
    reason="uninsured"
    status="blocked"
  />,
];

it('asks for words only where they are shown', () => {
  expect(rightUses).toBeTypeOf('function');
});

it('does not compile with props that do not fit the state', () => {
  expect(wrongUses).toBeTypeOf('function');
});
