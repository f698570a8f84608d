import { Link, Notice } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { leftOpen } from '../../domain/openPayments.rules.ts';
import { hrefOf } from '../../paths.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

const { title, text, open } = texts.payment.leftOpen;

/** The payment that was under way when the customer was logged out, if any. */
export function useLeftOpen(): string | null {
  const { now } = useServices();
  return leftOpen(useStore(useCustomer().scope.payments.store), now());
}

/** Leads back to that payment, before anything is paid again. */
export function LeftOpenNotice() {
  const paymentId = useLeftOpen();
  if (paymentId === null) return null;
  return (
    <Notice
      action={<Link href={hrefOf('checkout', paymentId)}>{open}</Link>}
      title={title}
      tone="warning"
    >
      {text}
    </Notice>
  );
}
