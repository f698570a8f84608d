import { Link, Notice } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { WayOn } from './PageCard.tsx';

const words = texts.overview.planAtRisk;

/**
 * Warns that the installment plan may be ended (row O02), and links to the claims page, which says what to do. If that
 * page is closed, links to the provider instead, because the plan does not wait.
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
