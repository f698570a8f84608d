import { DocumentIcon, LinkCard } from '@mina-sidor/ui';
import { formatKronor, parseAmount } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { dailyIncreaseText } from '../../domain/dailyIncrease.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { destinationOf } from './destination.tsx';
import { claimsCard } from './overview.rules.ts';

const words = texts.overview.claims;

/** The balance and what it grows with, for those who may see it (row O07). */
export function ClaimsCard() {
  const { user, access } = useCustomer();
  const { config } = useServices();
  const card = claimsCard(access.claims);
  const isOpen = card.kind === 'open';
  return (
    <LinkCard
      amount={isOpen ? formatKronor(user.balance) : undefined}
      headingLevel={2}
      icon={<DocumentIcon />}
      pill={isOpen ? (dailyIncreaseText(user) ?? undefined) : undefined}
      title={words.title}
      variant={isOpen ? 'brand' : 'plain'}
      {...destinationOf(card, {
        href: paths.claims,
        linkLabel: parseAmount(user.balance) === 0 ? words.linkWithoutDebt : words.link,
        links: config.links,
      })}
    />
  );
}
