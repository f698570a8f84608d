import { Notice } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useRefusedPage } from '../../customer/refusedPage.ts';
import { texts } from '../../texts.ts';
import { type Refusal, refusalOf } from './overview.rules.ts';
import { WayOn } from './PageCard.tsx';

/** Why the overview shows instead of the wanted page, while that page is closed (rows T08 and E02). */
export function useRefusal(): Refusal | null {
  const { access } = useCustomer();
  const wanted = useRefusedPage();
  return wanted && refusalOf(wanted.page, access);
}

export function RefusedNotice({ title, kind, reason, wayOn }: Refusal) {
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
