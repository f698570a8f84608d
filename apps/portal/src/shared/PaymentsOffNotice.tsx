import { useState } from 'react';
import { Link, Notice } from '@mina-sidor/ui';

import { useCustomer } from './customer.ts';
import { useServices } from './services.ts';
import { texts } from './texts.ts';

const words = texts.claims;

/** Says to who has claims that paying is closed, and how to pay all the same (rows C07 and T08). */
export function PaymentsOffNotice() {
  const { access } = useCustomer();
  const { config } = useServices();
  const [wasPayingOffered] = useState(access.payments);
  if (access.payments || access.claims !== 'open') return null;
  return (
    <Notice
      action={
        <Link href={config.links.paymentOptions} isExternal>
          {words.paymentsOffLink}
        </Link>
      }
      // Payments have been closed during the visit.
      announcement={wasPayingOffered ? 'status' : 'none'}
      title={words.paymentsOffTitle}
      tone="warning"
    />
  );
}
