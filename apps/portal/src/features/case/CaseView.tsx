import type { ReactNode } from 'react';
import {
  Breadcrumbs,
  Card,
  Columns,
  Inline,
  Link,
  Loader,
  Notice,
  Section,
  Skeleton,
  Stack,
} from '@mina-sidor/ui';
import type { ClaimCase } from '@mina-sidor/api-client';

import type { Query } from '../../customer/useQuery.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { PrintButton } from '../../parts/PrintButton.tsx';
import { texts } from '../../texts.ts';
import { CaseFacts, CaseHead, CaseHeading } from './CaseCard.tsx';
import { CaseProgressSection } from './CaseProgressSection.tsx';
import { CaseReasons } from './CaseReasons.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { installmentPlanOf } from './plan/plan.rules.ts';
import { PlanDetails } from './plan/PlanDetails.tsx';

const words = texts.case;

interface CaseViewProps {
  readonly referenceNumber: string;
  readonly query: Query<ClaimCase>;
}

/** One case: the way back, then what it is and how it is paid (rows D01–D31). */
export function CaseView({ referenceNumber, query }: CaseViewProps) {
  return (
    <Section isScreenHigh spacing="x24">
      <Stack gap="x20">
        <Breadcrumbs
          isHiddenWhenNarrow
          items={[
            { label: texts.overview.title, href: paths.overview },
            { label: texts.claims.title, href: paths.claims },
            { label: words.breadcrumb },
          ]}
          label={words.breadcrumbs}
        />
        <Inline justify="between">
          <Link href={paths.claims} icon="back">
            {words.back}
          </Link>
          {/* Beside the way back, where it moves nothing when it comes and goes. */}
          {query.status === 'loading' ? <Loader label={words.loading} /> : null}
          {query.status === 'ready' ? <PrintButton /> : null}
        </Inline>
        <Content query={query} referenceNumber={referenceNumber} />
      </Stack>
    </Section>
  );
}

function Content({ referenceNumber, query }: CaseViewProps) {
  const heading = <CaseHeading referenceNumber={referenceNumber} />;
  switch (query.status) {
    case 'loading':
      return <Loading heading={heading} />;
    case 'failed':
      return (
        <WholeCard gap="x20">
          {heading}
          {query.isMissing ? (
            <Notice
              action={<Link href={paths.claims}>{words.missing.toClaims}</Link>}
              announcement="status"
              headingLevel={2}
              title={words.missing.title}
              tone="info"
            >
              {words.missing.text}
            </Notice>
          ) : (
            <LoadFailed
              isReloading={query.isReloading}
              reload={query.reload}
              reloadLabel={words.reload}
              text={words.failedText}
              title={words.failedTitle}
            />
          )}
        </WholeCard>
      );
    case 'ready':
      return <Details claimCase={query.value} refresh={query.refresh} />;
  }
}

/** The parts of an active case, the most common one, so that nothing jumps when it comes (row Z23). */
function Loading({ heading }: { readonly heading: ReactNode }) {
  const payment = (
    <Card isRaised padding="large">
      <Stack gap="x16">
        <Skeleton />
        <Skeleton height="amount" />
        <Skeleton count={2} height="row" />
      </Stack>
    </Card>
  );
  return (
    <Parts head={heading} payment={payment}>
      <Card joined="above" padding="large">
        <Skeleton count={5} height="row" />
      </Card>
    </Parts>
  );
}

interface DetailsProps {
  readonly claimCase: ClaimCase;
  readonly refresh: () => Promise<ClaimCase | undefined>;
}

function Details({ claimCase, refresh }: DetailsProps) {
  const plan = installmentPlanOf(claimCase);
  const head = <CaseHead claimCase={claimCase} />;
  const facts = (
    <Stack gap="x24">
      <CaseFacts claimCase={claimCase} />
      <CaseReasons claimCase={claimCase} />
    </Stack>
  );
  return (
    <Stack gap="x20">
      {claimCase.paymentPlanInfo?.willBeClosed === true ? (
        <Notice title={words.planAtRiskTitle} tone="warning">
          {words.planAtRiskText}
        </Notice>
      ) : null}
      {claimCase.active ? (
        <Parts
          head={head}
          payment={
            <PaymentPanel claimCase={claimCase} key={claimCase.referenceNumber} refresh={refresh} />
          }
        >
          <Stack gap="x40">
            <Card joined="above" padding="large">
              {facts}
            </Card>
            {plan === null ? null : <PlanDetails claimCase={claimCase} plan={plan} />}
            <CaseProgressSection claimCase={claimCase} />
          </Stack>
        </Parts>
      ) : (
        <WholeCard gap="x16">
          {head}
          {facts}
        </WholeCard>
      )}
    </Stack>
  );
}

interface WholeCardProps {
  readonly gap: 'x16' | 'x20';
  readonly children: ReactNode;
}

function WholeCard({ gap, children }: WholeCardProps) {
  return (
    <Card padding="large">
      <Stack gap={gap}>{children}</Stack>
    </Card>
  );
}

interface PartsProps {
  readonly head: ReactNode;
  readonly payment: ReactNode;
  readonly children: ReactNode;
}

/** Which case, then how it is paid, then the rest: so it is read, reached by Tab and, in a narrow window, seen. */
function Parts({ head, payment, children }: PartsProps) {
  const lead = (
    <Card joined="below" padding="large">
      {head}
    </Card>
  );
  return (
    <Columns aside={payment} lead={lead}>
      {children}
    </Columns>
  );
}
