import {
  Badge,
  CarIcon,
  DocumentIcon,
  FolderIcon,
  Heading,
  LinkCardGroup,
  MessageIcon,
  Section,
  Stack,
} from '@mina-sidor/ui';
import { fill, formatAmount, plural } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { dailyIncreaseText } from '../../domain/dailyIncrease.ts';
import { paidLately } from '../../domain/completedPayments.rules.ts';
import { InformationOf, useInformationText } from '../../parts/informationText/InformationText.tsx';
import { LeftOpenNotice } from '../../parts/payment/LeftOpenNotice.tsx';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { NextStepsSection } from './nextSteps/NextStepsSection.tsx';
import type { OverviewState } from './nextSteps/useNextSteps.ts';
import { greetingName } from './overview.rules.ts';
import { PageCard } from './PageCard.tsx';
import { RefusedNotice, useRefusal } from './RefusedNotice.tsx';

const words = texts.overview;

/** What the customer has to do, and links to every page (rows O01–O07 and Z76). */
export function OverviewView({ state }: { readonly state: OverviewState }) {
  const { user } = useCustomer();
  const refusal = useRefusal();
  const { isWaiting, next, early, unread, isDebtOld, retry, isRetrying } = state;
  // Asked for at once, so that it is there when the rest shows.
  const information = useInformationText();
  return (
    <Section isScreenHigh={isWaiting}>
      <Stack gap="x20">
        <Heading isFocusTarget level={1}>
          {fill(words.greeting, { name: greetingName(user.fullName) })}
        </Heading>
        {refusal === null ? null : <RefusedNotice {...refusal} />}
        {isWaiting ? null : (
          <>
            {refusal?.isOfPayment === true ? null : <LeftOpenNotice />}
            {next === null ? null : (
              <NextStepsSection early={early} isRetrying={isRetrying} next={next} retry={retry} />
            )}
            <InformationOf nodes={information} />
            <PageCards isDebtOld={isDebtOld} next={next} unread={unread} />
          </>
        )}
      </Stack>
    </Section>
  );
}

type PageCardsProps = Pick<OverviewState, 'unread' | 'isDebtOld' | 'next'>;

function PageCards({ unread, isDebtOld, next }: PageCardsProps) {
  return (
    <Stack gap="x16">
      <ClaimsCard isDebtOld={isDebtOld} next={next} />
      <LinkCardGroup>
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
      </LinkCardGroup>
    </Stack>
  );
}

/** Says what has been paid lately, so that nobody pays it again. The debt may still include it. */
function ClaimsCard({ isDebtOld, next }: Pick<OverviewState, 'isDebtOld' | 'next'>) {
  const { user, scope } = useCustomer();
  const { balance } = user;
  const paid = paidLately(useStore(scope.payments.store));
  return (
    <PageCard
      icon={<DocumentIcon />}
      linkLabel={words.claims.link}
      page="claims"
      whileOpen={{
        title: words.claims.title,
        amount: formatAmount(balance),
        isAmountOld: isDebtOld,
        description: paid === 0 || balance === 0 ? undefined : paidTextOf(paid, next),
        pill: dailyIncreaseText(user) ?? undefined,
        variant: 'brand',
      }}
    />
  );
}

/** Only the cases tell whether the debt has fallen already. What stands above is not said again. */
function paidTextOf(paid: number, next: OverviewState['next']): string | undefined {
  const amount = formatAmount(paid);
  if (next?.gap === 'failed') return fill(words.claims.paid, { amount });
  const text = fill(texts.nextSteps.calm.paid, { amount });
  return text === next?.calm?.text ? undefined : text;
}

/** An unknown number shows no text (row Z41). */
function unreadTextOf(unread: number | null): string | undefined {
  if (unread === null) return undefined;
  return unread > 0 ? plural(texts.shell.unread, unread) : words.messages.none;
}
