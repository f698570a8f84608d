import {
  Badge,
  CarIcon,
  DocumentIcon,
  FolderIcon,
  Grid,
  MessageIcon,
  Section,
  Stack,
} from '@mina-sidor/ui';
import { fill, formatAmount, plural } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { dailyIncreaseText } from '../../domain/dailyIncrease.ts';
import { paidLately } from '../../domain/knownPayments.rules.ts';
import { InformationNotice } from '../../parts/informationText/InformationText.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useStore } from '../../platform/store.ts';
import { UninsuredNotice } from '../../parts/UninsuredNotice.tsx';
import { texts } from '../../texts.ts';
import { greetingName } from './overview.rules.ts';
import { PageCard } from './PageCard.tsx';
import { PlanAtRisk } from './PlanAtRisk.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';

const words = texts.overview;

interface OverviewViewProps {
  /** The number of unread conversations; `null` while unknown. */
  readonly unread: number | null;
  /** The debt is from an earlier page, and a new one is on its way. @default false */
  readonly isDebtOld?: boolean;
}

/** The customer's situation, and links to every page (rows O01–O07). */
export function OverviewView({ unread, isDebtOld = false }: OverviewViewProps) {
  const { user, access } = useCustomer();
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
          <ClaimsCard isDebtOld={isDebtOld} />
          <Grid columns={3}>
            <PageCard
              icon={<CarIcon />}
              linkLabel={words.damages.link}
              page="damages"
              whileOpen={{ description: words.damages.text }}
            />
            <PageCard
              badge={unread === null ? undefined : <Badge count={unread} size="large" />}
              icon={<MessageIcon />}
              linkLabel={words.messages.link}
              page="messages"
              whileOpen={{ description: unreadTextOf(unread) }}
            />
            <PageCard
              icon={<FolderIcon />}
              linkLabel={words.documents.link}
              page="documents"
              whileOpen={{ description: words.documents.text }}
            />
          </Grid>
        </Stack>
      </Stack>
    </Section>
  );
}

/** Says what has been paid lately, so that nobody pays it again. The debt may still include it. */
function ClaimsCard({ isDebtOld }: { readonly isDebtOld: boolean }) {
  const { user, scope } = useCustomer();
  const { balance } = user;
  const paid = paidLately(useStore(scope.payments.store));
  return (
    <PageCard
      icon={<DocumentIcon />}
      linkLabel={balance === 0 || paid > 0 ? words.claims.linkWithoutDebt : words.claims.link}
      page="claims"
      whileOpen={{
        amount: formatAmount(balance),
        isAmountOld: isDebtOld,
        description:
          paid === 0 || balance === 0
            ? undefined
            : fill(words.claims.paid, { amount: formatAmount(paid) }),
        pill: dailyIncreaseText(user) ?? undefined,
        variant: 'brand',
      }}
    />
  );
}

/** An unknown number shows no text (row Z41). */
function unreadTextOf(unread: number | null): string | undefined {
  if (unread === null) return undefined;
  return unread > 0 ? plural(texts.shell.unread, unread) : words.messages.none;
}
