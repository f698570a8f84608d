import { Link, Stack } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { paymentFor } from '../../domain/completedPayments.rules.ts';
import { useStore } from '../../platform/store.ts';
import { hrefOf } from '../../paths.ts';
import { texts } from '../../texts.ts';

interface WithConfirmationProps {
  readonly referenceNumber: string;
  readonly text: string;
}

/** The text about a payment, with a link to its confirmation while this browser knows the payment (row Z84). */
export function WithConfirmation({ referenceNumber, text }: WithConfirmationProps) {
  const { access, scope } = useCustomer();
  const payment = paymentFor(useStore(scope.payments.store), referenceNumber);
  if (payment === null || !access.routes.checkout) return text;
  return (
    <Stack align="start" gap="x4">
      {text}
      <Link href={hrefOf('checkout', payment.paymentId)} isStandalone>
        {texts.payment.processing.confirmation}
      </Link>
    </Stack>
  );
}
