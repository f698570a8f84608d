import {
  Breadcrumbs,
  Card,
  Columns,
  Inline,
  Link,
  Loader,
  Notice,
  Section,
  Stack,
} from '@mina-sidor/ui';
import type { InsuranceCase } from '@mina-sidor/api-client';

import { paths } from '../../shared/paths.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { PrintButton } from '../../shared/PrintButton.tsx';
import { texts } from '../../shared/texts.ts';
import { CaseCard } from './CaseCard.tsx';
import { CaseHeading } from './CaseHeading.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { installmentPlanOf } from './paymentPanel.rules.ts';
import { PlanDetails } from './plan/PlanDetails.tsx';
import type { CasePageState } from './useCase.ts';

const words = texts.insuranceCase;

interface CaseViewProps {
  readonly referenceNumber: string;
  readonly state: CasePageState;
}

/** One case: the way back, then what it is (rows D01–D17). */
export function CaseView({ referenceNumber, state }: CaseViewProps) {
  return (
    <Section spacing="x24">
      <Stack gap="x20">
        <Breadcrumbs
          items={[
            { label: texts.overview.title, href: paths.overview },
            { label: texts.claims.title, href: paths.insurance },
            { label: words.breadcrumb },
          ]}
          label={words.breadcrumbs}
        />
        <Inline justify="between">
          <Link href={paths.insurance} icon="back">
            {words.back}
          </Link>
          {state.status === 'ready' ? <PrintButton /> : null}
        </Inline>
        <Content referenceNumber={referenceNumber} state={state} />
      </Stack>
    </Section>
  );
}

function Content({ referenceNumber, state }: CaseViewProps) {
  switch (state.status) {
    case 'loading':
      return (
        <Card padding="large">
          <Stack gap="x20">
            <CaseHeading referenceNumber={referenceNumber} />
            <Loader label={words.loading} />
          </Stack>
        </Card>
      );
    case 'failed':
      return (
        <Card padding="large">
          <Stack gap="x20">
            <CaseHeading referenceNumber={referenceNumber} />
            <LoadFailed
              isReloading={state.isReloading}
              reload={state.reload}
              reloadLabel={words.reload}
              text={words.failedText}
              title={words.failedTitle}
            />
          </Stack>
        </Card>
      );
    case 'ready':
      return <Details insuranceCase={state.insuranceCase} refresh={state.refresh} />;
  }
}

interface DetailsProps {
  readonly insuranceCase: InsuranceCase;
  readonly refresh: () => Promise<void>;
}

function Details({ insuranceCase, refresh }: DetailsProps) {
  const plan = insuranceCase.active ? installmentPlanOf(insuranceCase) : null;
  return (
    <Stack gap="x20">
      {insuranceCase.paymentPlanInfo?.willBeClosed === true ? (
        <Notice title={words.planAtRiskTitle} tone="warning">
          {words.planAtRiskText}
        </Notice>
      ) : null}
      {insuranceCase.active ? (
        <Columns aside={<PaymentPanel insuranceCase={insuranceCase} refresh={refresh} />}>
          <Stack gap="x20">
            <CaseCard insuranceCase={insuranceCase} />
            {plan === null ? null : <PlanDetails insuranceCase={insuranceCase} plan={plan} />}
          </Stack>
        </Columns>
      ) : (
        <CaseCard insuranceCase={insuranceCase} />
      )}
    </Stack>
  );
}
