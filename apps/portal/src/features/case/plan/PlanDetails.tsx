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
import { fill, formatAmount, formatDate } from '@mina-sidor/texts';

import { useServices } from '../../../customer/services.ts';
import { checkSum, type SumCheck, sumOf } from '../../../domain/amounts.ts';
import { texts } from '../../../texts.ts';
import { explainDemand, planParts } from './plan.rules.ts';
import { PlanCalendar } from './PlanCalendar.tsx';

const words = texts.paymentPlan;

interface PlanDetailsProps {
  readonly insuranceCase: InsuranceCase;
  readonly plan: PaymentPlanInfo;
}

/** What is left of an installment plan: what it is made of and when it is paid (rows D34 and D35). */
export function PlanDetails({ insuranceCase, plan }: PlanDetailsProps) {
  const row = (field: (typeof planParts)[number] | 'totalAmount') => ({
    term: words.breakdown.terms[field],
    amount: formatAmount(plan[field]),
    explanation: words.breakdown.explanations[field],
  });
  const demand = demandText(insuranceCase, plan);
  return (
    <>
      <PaymentBreakdown
        amounts={planParts.map(row)}
        headingLevel={2}
        paymentsLeft={{
          label: words.breakdown.paymentsLeft,
          count: plan.remainingAmortizationOccasions.length,
        }}
        title={words.breakdown.title}
        total={row('totalAmount')}
      >
        <SumsNotice plan={plan} />
        {demand === null ? null : <Text>{demand}</Text>}
      </PaymentBreakdown>
      <Payments insuranceCase={insuranceCase} plan={plan} />
    </>
  );
}

const paymentsOf = (plan: PaymentPlanInfo) =>
  plan.remainingAmortizationOccasions.map(({ amountLeftToPay }) => amountLeftToPay);

/** Says plainly when the amounts do not add up, with both sums and whom to ask. */
function SumsNotice({ plan }: Pick<PlanDetailsProps, 'plan'>) {
  const { config } = useServices();
  const parts = planParts.map((field) => plan[field]);
  const faults = [
    sumFault(checkSum(parts, plan.totalAmount), words.sums.parts),
    sumFault(checkSum(paymentsOf(plan), plan.totalAmount), words.sums.payments),
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
  check: SumCheck,
  text: typeof words.sums.parts | typeof words.sums.payments,
): string | null {
  switch (check.kind) {
    case 'equal':
      return null;
    case 'unknown':
      return words.sums.unreadable;
    case 'differs':
      return fill(text, { sum: formatAmount(check.sum), total: formatAmount(check.total) });
  }
}

function demandText({ amountToPay }: InsuranceCase, plan: PaymentPlanInfo): string | null {
  const explanation = explainDemand(amountToPay, plan);
  const demand = formatAmount(amountToPay);
  switch (explanation.kind) {
    case 'none':
      return null;
    case 'lessNow':
      return fill(words.demand.lessNow, {
        demand,
        total: formatAmount(explanation.total),
        difference: formatAmount(explanation.total - explanation.demand),
      });
    case 'differs':
      return fill(words.demand.differs, { demand, owed: formatAmount(explanation.owed) });
  }
}

/** Every payment that is left, with its day. */
function Payments({ insuranceCase, plan }: PlanDetailsProps) {
  const occasions = plan.remainingAmortizationOccasions;
  const sum = sumOf(paymentsOf(plan));
  if (occasions.length === 0) return null;
  return (
    <Collapsible headingLevel={2} title={words.payments.title}>
      <Stack gap="x16">
        <DescriptionList
          items={[
            ...occasions.map(({ date, amountLeftToPay }) => ({
              term: formatDate(date),
              description: formatAmount(amountLeftToPay),
            })),
            ...(sum === null
              ? []
              : [{ term: words.payments.sum, description: formatAmount(sum), isTotal: true }]),
          ]}
          layout="amounts"
        />
        <PlanCalendar insuranceCase={insuranceCase} plan={plan} />
      </Stack>
    </Collapsible>
  );
}
