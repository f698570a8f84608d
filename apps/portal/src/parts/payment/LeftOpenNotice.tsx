import { Link, Notice } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { leftOpen } from '../../domain/openPayments.rules.ts';
import { hrefOf } from '../../paths.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

const { title, text, open } = texts.payment.leftOpen;

/** The payment that the customer must be reminded of, if any. */
export function useLeftOpen(): string | null {
  const { now } = useServices();
  const { access, scope } = useCustomer();
  return leftOpen(useStore(scope.payments.store), now(), access.payments);
}

/** Leads back to that payment where it can be opened, before anything is paid again. */
export function LeftOpenNotice() {
  const { access } = useCustomer();
  const paymentId = useLeftOpen();
  if (paymentId === null) return null;
  return (
    <Notice
      action={
        access.payments ? <Link href={hrefOf('checkout', paymentId)}>{open}</Link> : undefined
      }
      title={title}
      tone="warning"
    >
      {text}
    </Notice>
  );
}
