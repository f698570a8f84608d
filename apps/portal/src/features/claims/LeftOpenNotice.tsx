import { Link, Notice } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { leftOpen } from '../../domain/knownPayments.rules.ts';
import { hrefOf } from '../../paths.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

const { title, text, open } = texts.payment.leftOpen;

/** Leads back to a payment that was under way when the customer was logged out, before anything is paid again. */
export function LeftOpenNotice() {
  const { now } = useServices();
  const paymentId = leftOpen(useStore(useCustomer().scope.payments.store), now());
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
