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
  const { user } = useCustomer();
  const increase = dailyIncreaseText(user);
  return (
    <>
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
      <Section>
        <Stack gap="x32">
          <UninsuredNotice hasLink={false} vehicles={user.unInsuredVehicles} />
          <PaymentsOffNotice />
          <LoadingArea
            isLoading={state.status === 'loading'}
            label={words.loading}
            // As wide and high as most lists: the cases, and beside them the box to pay with.
            skeleton={
              <Columns aside={<Skeleton height="card" />} besideFrom="xl">
                <Skeleton count={caseListLimits.pageSize} height="row" />
              </Columns>
            }
          >
            <Lists state={state} />
          </LoadingArea>
        </Stack>
      </Section>
    </>
  );
}

/** Heard where payments are closed during the visit. */
function PaymentsOffNotice() {
  const { access } = useCustomer();
  const { config } = useServices();
  const [wasPayingOffered] = useState(access.payments);
  if (access.payments) return null;
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
