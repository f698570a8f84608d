import { useLocation, useParams } from 'react-router';

import { useCustomer } from '../../customer/customer.ts';
import { type CheckoutState, checkoutStateFrom } from '../../domain/payment.rules.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { paymentIdOf } from './checkout.rules.ts';
import { useCheckout } from './useCheckout.ts';

/** The checkout of the payment in the address (row R09). */
export function Component() {
  const { id: inPath = '' } = useParams();
  const here = useLocation();
  const navigationState: unknown = here.state;
  const paymentId = paymentIdOf(inPath, here.search);
  const { user, scope } = useCustomer();
  const payment =
    checkoutStateFrom(navigationState, paymentId, user.userKey) ?? scope.payments.recall(paymentId);
  // A new payment after a cancelled one may have the same id; a new key still opens it again.
  return <Checkout key={here.key} payment={payment} />;
}

function Checkout({ payment }: { readonly payment: CheckoutState }) {
  return <CheckoutView checkout={useCheckout(payment)} payment={payment} />;
}
