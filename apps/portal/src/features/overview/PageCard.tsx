import type { ReactNode } from 'react';
import { LinkCard } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { customerPages } from '../../allFeatures.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { type CustomerPageName, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { type Closed, whyClosed } from './overview.rules.ts';

interface PageCardProps {
  readonly page: CustomerPageName;
  readonly icon: ReactNode;
  readonly badge?: ReactNode;
  readonly linkLabel: string;
  /** Shows only while the page can be opened. */
  readonly whileOpen: {
    /** @default the page's title */
    readonly title?: string;
    readonly description?: string | undefined;
    readonly amount?: string;
    readonly isAmountOld?: boolean;
    readonly pill?: string | undefined;
    readonly variant?: 'brand';
  };
}

/** Links to a page, or says why it is closed (rows O04–O06). */
export function PageCard({ page, icon, badge, linkLabel, whileOpen }: PageCardProps) {
  const closed = whyClosed(page, useCustomer().access);
  const common = {
    badge,
    headingLevel: 2,
    icon,
    title: softHyphens(customerPages[page].title),
  } as const;
  if (closed === null) {
    return <LinkCard {...common} {...whileOpen} href={paths[page]} linkLabel={linkLabel} />;
  }
  const { kind, reason, wayOn } = closed;
  return (
    <LinkCard
      {...common}
      action={wayOn === undefined ? undefined : <WayOn to={wayOn} />}
      reason={reason}
      unavailable={kind}
    />
  );
}

/** Links to help for a customer who cannot open a page. */
export function WayOn({ to }: { readonly to: NonNullable<Closed['wayOn']> }) {
  const words = texts.overview;
  switch (to) {
    case 'contact':
      return <ProviderLink to="contactUs">{words.contact}</ProviderLink>;
    case 'reportDamage':
      return <ProviderLink to="damageReport">{words.damages.report}</ProviderLink>;
  }
}
