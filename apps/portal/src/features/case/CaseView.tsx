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
import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';

import { useCustomer } from '../../customer/customer.ts';
import type { Query } from '../../customer/useQuery.ts';
import { runningPlanOf } from '../../domain/installmentPlan.rules.ts';
import { payability } from '../../domain/payability.ts';
import { paths } from '../../paths.ts';
import { aboutCase } from '../../domain/writtenAbout.rules.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { LeftOpenNotice } from '../../parts/payment/LeftOpenNotice.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { PrintButton } from '../../parts/PrintButton.tsx';
import { texts } from '../../texts.ts';
import { CaseFacts, CaseHead, CaseHeading, factsHeading } from './CaseCard.tsx';
import { CaseText } from './CaseText.tsx';
import { CaseProgressSection } from './CaseProgressSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { dueMonthOf } from './plan/plan.rules.ts';
import { PlanDetails } from './plan/PlanDetails.tsx';

const words = texts.case;

interface CaseViewProps {
  readonly referenceNumber: string;
  readonly query: Query<ClaimCase>;
}

/** The page of one case (rows D01–D31). */
export function CaseView({ referenceNumber, query }: CaseViewProps) {
  return (
    <Section isScreenHigh spacing="x24">
      <Stack gap="x20">
        <Breadcrumbs
          isHiddenWhenNarrow
          items={[
            { label: texts.pages.titles.overview, href: paths.overview },
            { label: texts.pages.titles.claims, href: paths.claims },
            { label: texts.pages.shortTitles.case },
          ]}
          label={words.breadcrumbs}
        />
        <Inline justify="between">
          <Link href={paths.claims} icon="back">
            {words.back}
          </Link>
          {/* Beside the link, where it moves nothing when it appears and disappears. */}
          {query.status === 'loading' ? <Loader label={words.loading} /> : null}
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
        <Stack gap="x20">
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
        </Stack>
      );
    case 'ready':
      return <Details claimCase={query.value} refresh={query.refresh} />;
  }
}

/** Has the layout of an active case, the most common one, so that nothing moves when the case has loaded (row Z23). */
function Loading({ heading }: { readonly heading: ReactNode }) {
  const payment = (
    <Stack gap="x20">
      <Card isRaised>
        <Stack gap="x16">
          <Skeleton />
          <Skeleton height="amount" />
          <Skeleton count={2} height="row" />
        </Stack>
      </Card>
      <Skeleton height="card" />
    </Stack>
  );
  return (
    <Columns aside={payment} lead={heading}>
      <Stack gap="x12">
        {factsHeading}
        <Card>
          <Skeleton count={5} />
        </Card>
      </Stack>
    </Columns>
  );
}

interface DetailsProps {
  readonly claimCase: ClaimCase;
  readonly refresh: () => Promise<ClaimCase | undefined>;
}

/** The heading, then payment, then the rest. Visual order, reading order and Tab order are the same (row Z51). */
function Details({ claimCase, refresh }: DetailsProps) {
  const { access } = useCustomer();
  const answer = payability(claimCase, access);
  const plan = runningPlanOf(claimCase);
  const payment = claimCase.active ? (
    <PaymentPanel claimCase={claimCase} key={claimCase.referenceNumber} refresh={refresh} />
  ) : null;
  return (
    <Stack gap="x20">
      {claimCase.active ? <LeftOpenNotice /> : null}
      {plan?.willBeClosed === true ? (
        <PlanAtRisk plan={plan} referenceNumber={claimCase.referenceNumber} />
      ) : null}
      <Columns aside={payment} lead={<CaseHead claimCase={claimCase} />}>
        <Stack gap="x40">
          {plan === null || !claimCase.active ? null : (
            <PlanDetails claimCase={claimCase} plan={plan} />
          )}
          <CaseFacts claimCase={claimCase} />
          <HistorySection claimCase={claimCase} plan={plan} />
          <CaseProgressSection answer={answer} claimCase={claimCase} />
          <Stack align="start">
            <PrintButton />
          </Stack>
        </Stack>
      </Columns>
    </Stack>
  );
}

interface PlanAtRiskProps {
  readonly plan: PaymentPlanInfo;
  readonly referenceNumber: string;
}

/** Asks for the month's payment only if that is due, and known. Otherwise only the provider can say what helps. */
function PlanAtRisk({ plan, referenceNumber }: PlanAtRiskProps) {
  const isMonthToBePaid = dueMonthOf(plan) !== null;
  const { title, payMonth, ask, contact } = words.planAtRisk;
  return (
    <Notice
      action={
        isMonthToBePaid ? undefined : (
          <WriteLink about={aboutCase(referenceNumber)}>{contact}</WriteLink>
        )
      }
      title={title}
      tone="warning"
    >
      {isMonthToBePaid ? <CaseText referenceNumber={referenceNumber}>{payMonth}</CaseText> : ask}
    </Notice>
  );
}
