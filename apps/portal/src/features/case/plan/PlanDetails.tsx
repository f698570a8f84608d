import type { InsuranceCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import {
  Collapsible,
  DescriptionList,
  Link,
  Notice,
  PaymentBreakdown,
  Stack,
  Text,
} from '@mina-sidor/ui';
import { fill, formatDate, formatKronor } from '@mina-sidor/texts';

import { useServices } from '../../../customer/services.ts';
import { texts } from '../../../texts.ts';
import { breakdownFields, paymentsLeft } from '../paymentPanel.rules.ts';
import { PlanCalendar } from './PlanCalendar.tsx';
import { checkParts, checkPayments, explainDemand, sumOf } from './planSums.rules.ts';

const words = texts.paymentPlan;

interface PlanDetailsProps {
  readonly insuranceCase: InsuranceCase;
  readonly plan: PaymentPlanInfo;
}

/** What is left of an installment plan: what it is made of and when it is paid (rows D34 and D35). */
export function PlanDetails({ insuranceCase, plan }: PlanDetailsProps) {
  const row = (field: (typeof breakdownFields)[number]) => ({
    term: words.breakdown.terms[field],
    amount: formatKronor(plan[field]),
    explanation: words.breakdown.explanations[field],
  });
  return (
    <>
      <PaymentBreakdown
        amounts={breakdownFields.filter((field) => field !== 'totalAmount').map(row)}
        headingLevel={2}
        paymentsLeft={{ label: words.breakdown.paymentsLeft, count: paymentsLeft(plan) }}
        title={words.breakdown.title}
        total={row('totalAmount')}
      >
        <SumsNotice plan={plan} />
        <DemandExplained insuranceCase={insuranceCase} plan={plan} />
      </PaymentBreakdown>
      <Payments insuranceCase={insuranceCase} plan={plan} />
    </>
  );
}

/** Says plainly when the amounts do not add up, with both sums and whom to ask. */
function SumsNotice({ plan }: Pick<PlanDetailsProps, 'plan'>) {
  const { config } = useServices();
  const faults = [
    sumFault(checkParts(plan), words.sums.parts),
    sumFault(checkPayments(plan), words.sums.payments),
  ].filter((fault) => fault !== null);
  if (faults.length === 0) return null;
  return (
    <Notice
      action={
        <Link href={config.links.contactUs} isExternal>
          {words.sums.contact}
        </Link>
      }
      headingLevel={3}
      title={words.sums.title}
      tone="warning"
    >
      {[...new Set(faults), words.sums.advice].join(' ')}
    </Notice>
  );
}

function sumFault(
  check: ReturnType<typeof checkParts>,
  text: typeof words.sums.parts | typeof words.sums.payments,
): string | null {
  switch (check.status) {
    case 'addsUp':
      return null;
    case 'unreadable':
      return words.sums.unreadable;
    case 'differs':
      return fill(text, { sum: kronor(check.sum), total: kronor(check.total) });
  }
}

function DemandExplained({ insuranceCase, plan }: PlanDetailsProps) {
  const explanation = explainDemand(insuranceCase, plan);
  switch (explanation.kind) {
    case 'none':
      return null;
    case 'lessNow':
      return (
        <Text>
          {fill(words.demand.lessNow, {
            demand: kronor(explanation.demand),
            total: kronor(explanation.total),
            difference: kronor(explanation.difference),
          })}
        </Text>
      );
    case 'differs':
      return (
        <Text>
          {fill(words.demand.differs, {
            demand: kronor(explanation.demand),
            owed: kronor(explanation.owed),
          })}
        </Text>
      );
  }
}

/** Every payment that is left, with its day. */
function Payments({ insuranceCase, plan }: PlanDetailsProps) {
  const occasions = plan.remainingAmortizationOccasions;
  const sum = sumOf(occasions.map(({ amountLeftToPay }) => amountLeftToPay));
  if (occasions.length === 0) return null;
  return (
    <Collapsible headingLevel={2} title={words.payments.title}>
      <Stack gap="x16">
        <DescriptionList
          items={[
            ...occasions.map(({ date, amountLeftToPay }) => ({
              term: formatDate(date),
              description: formatKronor(amountLeftToPay),
            })),
            ...(sum === null
              ? []
              : [{ term: words.payments.sum, description: kronor(sum), isTotal: true }]),
          ]}
          layout="amounts"
        />
        <PlanCalendar insuranceCase={insuranceCase} plan={plan} />
      </Stack>
    </Collapsible>
  );
}

const kronor = (ore: number): string => formatKronor(ore / 100);
