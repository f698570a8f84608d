import { useState } from 'react';
import {
  Columns,
  DebtBanner,
  Link,
  LoadingArea,
  Notice,
  Section,
  Skeleton,
  Stack,
} from '@mina-sidor/ui';
import { formatAmount, plural } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { dailyIncreaseText } from '../../domain/dailyIncrease.ts';
import { useServices } from '../../customer/services.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { texts } from '../../texts.ts';
import { UninsuredNotice } from '../../parts/UninsuredNotice.tsx';
import { caseListLimits } from './claims.rules.ts';
import { ClaimsLists } from './ClaimsLists.tsx';
import type { ClaimsState } from './useClaims.ts';

const words = texts.claims;

interface ClaimsViewProps {
  readonly state: ClaimsState;
}

/** The debt first and largest, then what concerns it, then the cases and the payments. */
export function ClaimsView({ state }: ClaimsViewProps) {
  return (
    <>
      <Debt />
      <Section>
        <Stack gap="x32">
          <Notices />
          <Lists state={state} />
        </Stack>
      </Section>
    </>
  );
}

function Debt() {
  const { user } = useCustomer();
  const increase = dailyIncreaseText(user);
  return (
    <DebtBanner
      amount={formatAmount(user.balance)}
      dailyIncrease={
        increase === null
          ? undefined
          : {
              label: increase,
              info: plural(words.dailyIncreaseInfo, user.unInsuredVehicles),
              infoLabel: words.dailyIncreaseInfoTerm,
            }
      }
      heading={words.debtHeading}
    />
  );
}

function Notices() {
  const { user, access } = useCustomer();
  const [wasPayingOffered] = useState(access.payments);
  return (
    <>
      <UninsuredNotice hasLink={false} vehicles={user.unInsuredVehicles} />
      {access.payments ? null : <PaymentsOffNotice wasPayingOffered={wasPayingOffered} />}
    </>
  );
}

interface PaymentsOffNoticeProps {
  /** Payments have been closed during the visit: the notice is heard. */
  readonly wasPayingOffered: boolean;
}

function PaymentsOffNotice({ wasPayingOffered }: PaymentsOffNoticeProps) {
  const { config } = useServices();
  return (
    <Notice
      action={
        <Link href={config.links.paymentOptions} isExternal>
          {words.paymentsOffLink}
        </Link>
      }
      announcement={wasPayingOffered ? 'status' : 'none'}
      title={words.paymentsOffTitle}
      tone="warning"
    />
  );
}

function Lists({ state }: ClaimsViewProps) {
  return (
    <LoadingArea
      isLoading={state.status === 'loading'}
      label={words.loading}
      skeleton={<ListsSkeleton />}
    >
      <LoadedLists state={state} />
    </LoadingArea>
  );
}

function LoadedLists({ state }: ClaimsViewProps) {
  switch (state.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <LoadFailed
          isReloading={state.isReloading}
          reload={state.reload}
          reloadLabel={words.reload}
          text={words.failedText}
          title={words.failedTitle}
        />
      );
    case 'ready':
      return <ClaimsLists claims={state} />;
  }
}

/** As wide and high as most lists: the cases, and beside them the box to pay with. */
function ListsSkeleton() {
  return (
    <Columns aside={<Skeleton height="card" />} besideFrom="xl">
      <Skeleton count={caseListLimits.pageSize} height="row" />
    </Columns>
  );
}
