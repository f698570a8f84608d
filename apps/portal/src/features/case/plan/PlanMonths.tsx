import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { PlanMonthCard } from '@mina-sidor/ui';
import { fill, formatAmount, formatDate } from '@mina-sidor/texts';

import { useToday } from '../../../customer/useToday.ts';
import { useBankPayments } from '../../../parts/payment/useBankPayments.ts';
import { texts } from '../../../texts.ts';
import {
  isLastPayment,
  paidOfMonth,
  paymentState,
  paymentStateOf,
  type PlanMonth,
  planMonthsOf,
} from './plan.rules.ts';

const words = texts.paymentPlan;

interface PlanMonthsProps {
  readonly claimCase: ClaimCase;
  readonly plan: PaymentPlanInfo;
}

/** A card for the current month and one for the next, each with Plusgiro details (row D28). */
export function PlanMonths({ claimCase, plan }: PlanMonthsProps) {
  return planMonthsOf(plan).map((month) => (
    <MonthCard
      claimCase={claimCase}
      isLast={isLastPayment(claimCase.amountToPay, plan)}
      key={month.which}
      month={month}
    />
  ));
}

interface MonthCardProps {
  readonly claimCase: ClaimCase;
  /** Whether nothing of the plan is left after this month. */
  readonly isLast: boolean;
  readonly month: PlanMonth;
}

function MonthCard({ claimCase, isLast, month }: MonthCardProps) {
  const { which, amountLeftToPay } = month;
  const today = useToday();
  const date = formatDate(month.date);
  const bankPayments = useBankPayments(claimCase, amountLeftToPay, date);
  const paid = paidOfMonth(month);
  const frame = { title: words.months[which], headingLevel: 2 } as const;
  switch (paymentStateOf(month)) {
    case paymentState.None:
      return <PlanMonthCard {...frame} status="none" statusLabel={words.status.none} />;
    case paymentState.Paid:
      return (
        <PlanMonthCard
          {...frame}
          paid={paid?.label}
          status="paid"
          statusLabel={words.status.paid}
        />
      );
    case paymentState.Due: {
      const due = {
        ...frame,
        amount: formatAmount(amountLeftToPay),
        due: fill(date < today ? words.lastDayWas : words.payBy, { date }),
        numberWords: texts.paymentNumbers,
        bankPayments,
      };
      // A month without an amount is not shown as a later payment: the customer should ask about it now.
      if (which === 'next' && amountLeftToPay !== null) {
        return <PlanMonthCard {...due} status="toCome" />;
      }
      const { due: toPay, last, unknown } = words.status;
      const known = isLast ? last : toPay;
      return (
        <PlanMonthCard
          {...due}
          paid={paid ?? undefined}
          status="due"
          statusLabel={amountLeftToPay === null ? unknown : known}
        />
      );
    }
  }
}
