import { Fragment, useState } from 'react';
import {
  Card,
  Columns,
  DebtBanner,
  LoadingArea,
  Notice,
  Section,
  Skeleton,
  Stack,
} from '@mina-sidor/ui';
import { formatAmount, pluralInText } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { dailyIncreaseParts, dailyIncreaseText, growingOf } from '../../domain/dailyIncrease.ts';
import type { Claims } from '../../customer/payment/useClaims.ts';
import { uniqueKeys } from '../../domain/uniqueKeys.ts';
import { useIsDebtOld } from '../../customer/useIsDebtOld.ts';
import type { Query } from '../../customer/useQuery.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { LeftOpenNotice, useLeftOpen } from '../../parts/payment/LeftOpenNotice.tsx';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { texts } from '../../texts.ts';
import { UninsuredNotice } from './UninsuredNotice.tsx';
import { ClaimsLists } from './ClaimsLists.tsx';

const words = texts.claims;

interface ClaimsViewProps {
  readonly query: Query<Claims>;
}

export function ClaimsView({ query }: ClaimsViewProps) {
  const { access, user } = useCustomer();
  const isLeftOpen = useLeftOpen() !== null;
  const isBelowDebt = user.unInsuredVehicles === 0 && access.payments && !isLeftOpen;
  const increase = dailyIncreaseText(user);
  const cases = query.status === 'ready' ? query.value.activeReferenceNumberBaseDeck : [];
  const isDebtOld = useIsDebtOld(query);
  const notice = (
    <UninsuredNotice
      growing={query.status === 'loading' ? null : growingOf(cases)}
      vehicles={user.unInsuredVehicles}
    />
  );
  return (
    <>
      <DebtBanner
        amount={formatAmount(user.balance)}
        dailyIncrease={
          increase === null
            ? undefined
            : {
                label: increase,
                info: (
                  <Sentences
                    sentences={[
                      pluralInText(words.dailyIncreaseInfo, user.unInsuredVehicles),
                      ...dailyIncreaseParts(user, cases),
                    ]}
                  />
                ),
                infoLabel: words.dailyIncreaseInfoTerm,
              }
        }
        heading={words.debtHeading}
        isAmountOld={isDebtOld}
      />
      <Section>
        <Stack gap="x32">
          <LeftOpenNotice />
          <PaymentsOffNotice />
          <LoadingArea
            isLoading={query.status === 'loading'}
            label={words.loading}
            // Some rows, with the payment box beside them. The notice is drawn anew with its links.
            skeleton={
              <Stack gap="x32">
                {notice}
                <Columns
                  aside={
                    <Card isRaised>
                      <Stack gap="x20">
                        <Skeleton />
                        <Skeleton lines={4} />
                        <Skeleton count={2} height="row" />
                      </Stack>
                    </Card>
                  }
                  asideFirstWhenNarrow
                  besideFrom="xl"
                >
                  <Skeleton count={3} height="row" />
                </Columns>
              </Stack>
            }
          >
            <Stack gap="x32">
              {notice}
              <Lists isBelowDebt={isBelowDebt} isDebtOld={isDebtOld} query={query} />
            </Stack>
          </LoadingArea>
        </Stack>
      </Section>
    </>
  );
}

/** Each on a line of its own. Two may be equal, as of two cases of one vehicle. */
function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  const keys = uniqueKeys(sentences, (sentence) => [sentence]);
  return sentences.map((sentence, at) => (
    <Fragment key={keys[at]}>
      {at === 0 ? null : <br />}
      {sentence}
    </Fragment>
  ));
}

/** Announced when payments close during the visit. */
function PaymentsOffNotice() {
  const { access } = useCustomer();
  const [wasPayingOffered] = useState(access.payments);
  if (access.payments) return null;
  return (
    <Notice
      action={<ProviderLink to="paymentOptions">{words.paymentsOffLink}</ProviderLink>}
      announcement={wasPayingOffered ? 'status' : 'none'}
      title={words.paymentsOffTitle}
      tone="warning"
    />
  );
}

interface ListsProps extends ClaimsViewProps {
  readonly isBelowDebt: boolean;
  readonly isDebtOld: boolean;
}

function Lists({ query, isBelowDebt, isDebtOld }: ListsProps) {
  switch (query.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <LoadFailed
          isReloading={query.isReloading}
          reload={query.reload}
          reloadLabel={words.reload}
          text={words.failedText}
          title={words.failedTitle}
        />
      );
    case 'ready':
      return (
        <ClaimsLists
          claims={query.value}
          isBelowDebt={isBelowDebt}
          isDebtOld={isDebtOld}
          refresh={query.refresh}
        />
      );
  }
}
