import {
  Button,
  DebtBanner,
  ErrorView,
  Link,
  Notice,
  Section,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@mina-sidor/ui';
import { fill, formatKronor, formatKronorPerDay } from '@mina-sidor/texts';

import { useCustomer } from '../../shared/customer.ts';
import { useServices } from '../../shared/services.ts';
import { texts } from '../../shared/texts.ts';
import { UninsuredNotice } from '../../shared/UninsuredNotice.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
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
          <Notices state={state} />
          <Lists state={state} />
        </Stack>
      </Section>
    </>
  );
}

function Debt() {
  const { user } = useCustomer();
  const isGrowing = user.unInsuredVehicles > 0 && user.increasingDebtAmount !== null;
  return (
    <DebtBanner
      amount={formatKronor(user.balance)}
      dailyIncrease={
        isGrowing
          ? {
              label: fill(words.increase, {
                amount: formatKronorPerDay(user.increasingDebtAmount ?? '0'),
              }),
              info: words.dailyIncreaseInfo,
              infoLabel: words.dailyIncreaseInfoTerm,
            }
          : undefined
      }
      heading={words.debtHeading}
    />
  );
}

function Notices({ state }: ClaimsViewProps) {
  const { user, access } = useCustomer();
  const { config } = useServices();
  return (
    <>
      <UninsuredNotice hasLink={false} vehicles={user.unInsuredVehicles} />
      {access.payments ? null : (
        <Notice
          action={
            <Link href={config.links.paymentOptions} isExternal>
              {words.paymentsOffLink}
            </Link>
          }
          title={words.paymentsOffTitle}
          tone="warning"
        />
      )}
      {state.status === 'ready' && state.hasOspec ? (
        <Notice title={words.ospecTitle} tone="info">
          {words.ospecText}
        </Notice>
      ) : null}
    </>
  );
}

function Lists({ state }: ClaimsViewProps) {
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton count={10} height="row" />
        </div>
      );
    case 'failed':
      return (
        <ErrorView
          action={
            <Button onClick={state.reload} variant="secondary">
              {words.reload}
            </Button>
          }
          announcement="alert"
          headingLevel={2}
          title={words.failedTitle}
        >
          {words.failedText}
        </ErrorView>
      );
    case 'ready':
      return (
        <Stack gap="x48">
          <CaseTabs active={state.active} closed={state.closed} />
          <PaymentHistory transactions={state.transactions} />
        </Stack>
      );
  }
}
