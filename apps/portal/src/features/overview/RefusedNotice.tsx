import { Notice } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useRefusedPage } from '../../customer/refusedPage.ts';
import { texts } from '../../texts.ts';
import { refusalOf } from './overview.rules.ts';
import { WayOn } from './PageCard.tsx';

/** Says why the overview shows instead of the wanted page, while that page is closed (rows T08 and E02). */
export function RefusedNotice() {
  const { access } = useCustomer();
  const wanted = useRefusedPage();
  const refusal = wanted && refusalOf(wanted.page, access);
  if (refusal === null) return null;
  const { title, kind, reason, wayOn } = refusal;
  return (
    <Notice
      key={title}
      action={wayOn === undefined ? undefined : <WayOn to={wayOn} />}
      announcement="status"
      title={fill(texts.overview.refused, { page: title })}
      tone={kind === 'offline' ? 'warning' : 'info'}
    >
      {reason}
    </Notice>
  );
}
