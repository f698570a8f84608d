import { Notice } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useRefusedPage } from '../../customer/refusedPage.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { WayOn } from './destination.tsx';
import { type Refusal, refusalOf } from './overview.rules.ts';

/** Says why the customer is here and not on the page that was wanted (rows T08 and E02), as long as that page is closed. */
export function RefusedNotice() {
  const { access } = useCustomer();
  const wanted = useRefusedPage();
  const refusal = wanted === null ? null : refusalOf(wanted.route, access);
  return refusal === null ? null : <RefusalNotice key={refusal.page} {...refusal} />;
}

function RefusalNotice({ page, card }: Refusal) {
  const { config } = useServices();
  const wayOn = card.kind === 'closed' ? card.wayOn : undefined;
  return (
    <Notice
      action={wayOn === undefined ? undefined : <WayOn links={config.links} to={wayOn} />}
      announcement="status"
      title={fill(texts.overview.refused, { page })}
      tone={card.kind === 'offline' ? 'warning' : 'info'}
    >
      {card.reason}
    </Notice>
  );
}
