import { Link, Notice } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

const words = texts.overview.planAtRisk;

/**
 * Says that the payment plan may be ended (row O02). The claims page tells what to do; who does not reach it now gets
 * another way, since the plan does not wait.
 */
export function PlanAtRisk() {
  const { user, access } = useCustomer();
  const { config } = useServices();
  if (!user.paymentPlanWillBeClosed) return null;
  return access.routes.claims ? (
    <Notice
      action={<Link href={paths.claims}>{words.link}</Link>}
      title={words.title}
      tone="warning"
    >
      {words.text}
    </Notice>
  ) : (
    <Notice
      action={
        <Link href={config.links.contactUs} isExternal>
          {texts.overview.contact}
        </Link>
      }
      title={words.title}
      tone="warning"
    >
      {words.textWithoutClaims}
    </Notice>
  );
}
