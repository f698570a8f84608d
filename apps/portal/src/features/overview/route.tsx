import { type ReactNode } from 'react';
import {
  Badge,
  CarIcon,
  DocumentIcon,
  FolderIcon,
  Grid,
  Heading,
  Link,
  LinkCard,
  MessageIcon,
  Notice,
  Section,
  Stack,
  Text,
} from '@mina-sidor/ui';
import { fill, formatKronor, formatKronorPerDay, plural } from '@mina-sidor/texts';

import { useCustomer } from '../../shared/customer.ts';
import { InformationNotice } from '../../shared/InformationText.tsx';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services.ts';
import { texts } from '../../shared/texts.ts';
import { UninsuredNotice } from '../../shared/UninsuredNotice.tsx';
import { useUnreadCount } from '../../shared/useUnreadCount.ts';
import {
  type CardState,
  claimsCard,
  damageCard,
  greetingName,
  systemCard,
} from './overview.rules.ts';

const words = texts.overview;

/** Where the customer stands, and the way to each part (rows O01–O07). */
export function Component() {
  const { user, access } = useCustomer();
  const unread = useUnreadCount();

  return (
    <Section>
      <Stack gap="x24">
        <Stack gap="x8">
          <Heading isFocusTarget level={1}>
            {fill(words.greeting, { name: greetingName(user.fullName) })}
          </Heading>
          <Text size="lead" tone="soft">
            {words.lead}
          </Text>
        </Stack>
        <InformationNotice />
        {access.systems.insurance ? (
          <UninsuredNotice hasLink vehicles={user.unInsuredVehicles} />
        ) : null}
        {user.paymentPlanWillBeClosed ? (
          <Notice
            action={<Link href={paths.insurance}>{words.planAtRiskLink}</Link>}
            title={words.planAtRiskTitle}
            tone="warning"
          >
            {words.planAtRiskText}
          </Notice>
        ) : null}
        <Stack gap="x20">
          <ClaimsCard />
          <Grid columns={3}>
            <LinkCard
              description={access.damage === 'open' ? words.damage.text : undefined}
              headingLevel={2}
              icon={<CarIcon />}
              title={words.damage.title}
              {...useDestination(damageCard(access.damage), paths.damage, words.damage.link)}
            />
            <LinkCard
              badge={
                <Badge count={unread} label={plural(texts.shell.unread, unread)} size="large" />
              }
              description={access.routes.communication ? unreadText(unread) : undefined}
              headingLevel={2}
              icon={<MessageIcon />}
              title={words.messages.title}
              {...useDestination(
                systemCard(access.routes.communication),
                paths.communication,
                words.messages.link,
              )}
            />
            <LinkCard
              description={words.documents.text}
              headingLevel={2}
              icon={<FolderIcon />}
              title={words.documents.title}
              {...useDestination(
                systemCard(access.routes.documents),
                paths.documents,
                words.documents.link,
              )}
            />
          </Grid>
        </Stack>
      </Stack>
    </Section>
  );
}

function unreadText(unread: number): string {
  return unread > 0 ? plural(texts.shell.unread, unread) : words.messages.none;
}

/** The balance and what it grows with, for those who may see it (row O07). */
function ClaimsCard() {
  const { user, access } = useCustomer();
  const card = claimsCard(access.claims);
  const destination = useDestination(card, paths.insurance, words.claims.link);
  const isGrowing = user.unInsuredVehicles > 0 && user.increasingDebtAmount !== null;
  return (
    <LinkCard
      amount={card.kind === 'open' ? formatKronor(user.balance) : undefined}
      headingLevel={2}
      icon={<DocumentIcon />}
      pill={
        card.kind === 'open' && isGrowing
          ? fill(words.claims.increase, {
              amount: formatKronorPerDay(user.increasingDebtAmount ?? '0'),
            })
          : undefined
      }
      title={words.claims.title}
      variant={card.kind === 'open' ? 'brand' : 'plain'}
      {...destination}
    />
  );
}

type Destination =
  | { readonly href: string; readonly linkLabel: string }
  | {
      readonly unavailable: 'offline' | 'information';
      readonly reason: ReactNode;
      readonly action?: ReactNode;
    };

function useDestination(card: CardState, href: string, linkLabel: string): Destination {
  const { config } = useServices();
  switch (card.kind) {
    case 'open':
      return { href, linkLabel };
    case 'offline':
      return { unavailable: 'offline', reason: card.reason };
    case 'closed':
      return {
        unavailable: 'information',
        reason: card.reason,
        action:
          card.offersDamageReport === true ? (
            <Link href={config.links.damageReport} isExternal>
              {words.damage.report}
            </Link>
          ) : undefined,
      };
  }
}
