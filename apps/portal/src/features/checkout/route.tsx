import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';

import { useCustomer } from '../../customer/customer.ts';
import { type CheckoutState, whosePayment } from '../../domain/payment.rules.ts';
import { paths } from '../../paths.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { paymentIdOf } from './checkout.rules.ts';
import { NotBegunHere } from './NotBegunHere.tsx';
import { useCheckout } from './useCheckout.ts';

/** The checkout of the payment in the address (row R09). */
export function Component() {
  const { id: inPath = '' } = useParams();
  const { key, search, ...here } = useLocation();
  const state: unknown = here.state;
  // A new payment after a cancelled one may have the same id; a new key still opens it again.
  return <PaymentOfEntry key={key} paymentId={paymentIdOf(inPath, search)} state={state} />;
}

interface PaymentOfEntryProps {
  readonly paymentId: string;
  /** The state of the history entry. */
  readonly state: unknown;
}

/** Opens the payment if it is the customer's own, asks if nobody knows, and goes to the claims if it is another's. */
function PaymentOfEntry({ paymentId, state }: PaymentOfEntryProps) {
  const { user, scope } = useCustomer();
  // Decided on entry: an opened payment that completes becomes known here.
  const [whose] = useState(() =>
    whosePayment(state, paymentId, scope.owner, scope.payments.recall(paymentId)),
  );
  switch (whose.owner) {
    case 'customer':
      return <Checkout payment={whose.payment} />;
    case 'another':
      return <Navigate replace to={paths.claims} />;
    case 'unknown':
      return (
        <NotBegunHere fullName={user.fullName}>
          <Checkout payment={{ paymentId }} />
        </NotBegunHere>
      );
  }
}

function Checkout({ payment }: { readonly payment: CheckoutState }) {
  return <CheckoutView checkout={useCheckout(payment)} payment={payment} />;
}
