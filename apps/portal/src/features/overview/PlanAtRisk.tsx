import { Link, Notice } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { WayOn } from './PageCard.tsx';

const words = texts.overview.planAtRisk;

/**
 * Says that the payment plan may be ended (row O02). The claims page tells what to do. Customers who do not reach it now
 * get another way, since the plan does not wait.
 */
export function PlanAtRisk() {
  const { user, access } = useCustomer();
  if (!user.paymentPlanWillBeClosed) return null;
  const isOpen = access.routes.claims;
  return (
    <Notice
      action={isOpen ? <Link href={paths.claims}>{words.link}</Link> : <WayOn to="contact" />}
      title={words.title}
      tone="warning"
    >
      {isOpen ? words.text : words.textWithoutClaims}
    </Notice>
  );
}
