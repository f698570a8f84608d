import { useLocation, useParams } from 'react-router';

import { checkoutStateFrom } from '../../shared/payment/payment.rules.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { paymentIdOf } from './checkout.rules.ts';
import { useCheckout } from './useCheckout.ts';

/** The checkout of the payment that the address names (row R09). */
export function Component() {
  const { paymentId: inPath = '' } = useParams();
  const here = useLocation();
  const navigationState: unknown = here.state;
  const paymentId = paymentIdOf(inPath, here.search);
  return <Checkout key={paymentId} paymentId={paymentId} navigationState={navigationState} />;
}

interface CheckoutProps {
  readonly paymentId: string;
  /** Whatever the browser has kept for this address. */
  readonly navigationState: unknown;
}

function Checkout({ paymentId, navigationState }: CheckoutProps) {
  const { referenceNumber, amount } = checkoutStateFrom(navigationState, paymentId);
  const { state, container } = useCheckout(paymentId, referenceNumber);
  return (
    <CheckoutView
      amount={amount}
      container={container}
      referenceNumber={referenceNumber}
      state={state}
    />
  );
}
