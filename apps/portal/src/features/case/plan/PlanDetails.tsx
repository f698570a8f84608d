import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { Collapsible, DescriptionList, Notice, PaymentBreakdown, Stack } from '@mina-sidor/ui';
import { fill, formatAmount, formatDate, softHyphens } from '@mina-sidor/texts';

import { checkSum, type SumCheck, sumOf } from '../../../domain/amounts.ts';
import { aboutCase } from '../../../domain/writtenAbout.rules.ts';
import { WriteLink } from '../../../parts/WriteLink.tsx';
import { texts } from '../../../texts.ts';
import { isPaid, planParts } from './plan.rules.ts';
import { PlanCalendar } from './PlanCalendar.tsx';

const words = texts.paymentPlan;

interface PlanDetailsProps {
  readonly claimCase: ClaimCase;
  readonly plan: PaymentPlanInfo;
}

/** The parts and the payments of an installment plan's remaining amount (rows D34 and D35). */
export function PlanDetails({ claimCase, plan }: PlanDetailsProps) {
  const row = (field: (typeof planParts)[number] | 'totalAmount') => ({
    term: softHyphens(words.breakdown.terms[field]),
    amount: formatAmount(plan[field]),
    explanation: words.breakdown.explanations[field],
  });
  const months = plan.remainingAmortizationOccasions;
  const payments = months.map(({ date, amountLeftToPay }) => ({
    term: formatDate(date),
    description: isPaid(amountLeftToPay) ? words.status.paid : formatAmount(amountLeftToPay),
  }));
  const sum = sumOf(paymentsOf(plan));
  return (
    <Stack gap="x12">
      <PaymentBreakdown
        amounts={planParts.map(row)}
        headingLevel={2}
        paymentsLeft={{ label: words.breakdown.paymentsLeft, count: months.length }}
        title={words.breakdown.title}
        total={row('totalAmount')}
      >
        <SumsNotice claimCase={claimCase} plan={plan} />
      </PaymentBreakdown>
      {months.length === 0 ? null : (
        <Collapsible headingLevel={3} title={words.payments.title}>
          <Stack gap="x16">
            <DescriptionList
              items={
                sum === null
                  ? payments
                  : [
                      ...payments,
                      { term: words.payments.sum, description: formatAmount(sum), isTotal: true },
                    ]
              }
              layout="amounts"
            />
            <PlanCalendar claimCase={claimCase} plan={plan} />
          </Stack>
        </Collapsible>
      )}
    </Stack>
  );
}

const paymentsOf = (plan: PaymentPlanInfo) =>
  plan.remainingAmortizationOccasions.map(({ amountLeftToPay }) => amountLeftToPay);

/** Warns when the amounts do not add up, with both sums and whom to ask. */
function SumsNotice({ claimCase, plan }: PlanDetailsProps) {
  const { sums } = words;
  const parts = planParts.map((field) => plan[field]);
  const faults = [
    sumFault(checkSum(parts, plan.totalAmount), sums.parts),
    sumFault(checkSum(paymentsOf(plan), plan.totalAmount), sums.payments),
  ].filter((fault) => fault !== null);
  if (faults.length === 0) return null;
  return (
    <Notice
      action={<WriteLink about={aboutCase(claimCase.referenceNumber)}>{sums.contact}</WriteLink>}
      headingLevel={3}
      title={sums.title}
      tone="warning"
    >
      {[...new Set(faults), sums.advice].join(' ')}
    </Notice>
  );
}

type SumText = typeof words.sums.parts | typeof words.sums.payments;

function sumFault(check: SumCheck, text: SumText): string | null {
  switch (check.kind) {
    case 'equal':
      return null;
    case 'unknown':
      return words.sums.unreadable;
    case 'differs':
      return fill(text, { sum: formatAmount(check.sum), total: formatAmount(check.total) });
  }
}
