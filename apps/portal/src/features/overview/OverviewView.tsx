import {
  Badge,
  CarIcon,
  FolderIcon,
  Grid,
  LinkCard,
  MessageIcon,
  Section,
  Stack,
} from '@mina-sidor/ui';
import { fill, plural } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { InformationNotice } from '../../parts/informationText/InformationText.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { UninsuredNotice } from '../../parts/UninsuredNotice.tsx';
import { ClaimsCard } from './ClaimsCard.tsx';
import { destinationOf } from './destination.tsx';
import { type CardState, damageCard, greetingName, systemCard } from './overview.rules.ts';
import { PlanAtRisk } from './PlanAtRisk.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';

const words = texts.overview;

interface OverviewViewProps {
  /** Number of unread conversations. */
  readonly unread: number;
}

/** Where the customer stands, and the way to each part (rows O01–O07). */
export function OverviewView({ unread }: OverviewViewProps) {
  const { user, access } = useCustomer();
  const { config } = useServices();
  const toDestination = (card: CardState, href: string, linkLabel: string) =>
    destinationOf(card, { href, linkLabel, links: config.links });

  return (
    <Section>
      <Stack gap="x24">
        <PageHead
          lead={words.lead}
          title={fill(words.greeting, { name: greetingName(user.fullName) })}
        />
        <RefusedNotice />
        <InformationNotice />
        {access.systems.claims ? (
          <UninsuredNotice hasLink={access.routes.claims} vehicles={user.unInsuredVehicles} />
        ) : null}
        <PlanAtRisk />
        <Stack gap="x20">
          <ClaimsCard />
          <Grid columns={3}>
            <LinkCard
              description={access.damages === 'open' ? words.damages.text : undefined}
              headingLevel={2}
              icon={<CarIcon />}
              title={words.damages.title}
              {...toDestination(damageCard(access.damages), paths.damages, words.damages.link)}
            />
            <LinkCard
              badge={
                <Badge count={unread} label={plural(texts.shell.unread, unread)} size="large" />
              }
              description={access.routes.messages ? unreadText(unread) : undefined}
              headingLevel={2}
              icon={<MessageIcon />}
              title={words.messages.title}
              {...toDestination(
                systemCard(access.routes.messages),
                paths.messages,
                words.messages.link,
              )}
            />
            <LinkCard
              description={access.routes.documents ? words.documents.text : undefined}
              headingLevel={2}
              icon={<FolderIcon />}
              title={words.documents.title}
              {...toDestination(
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
