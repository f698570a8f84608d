import type { ReactNode } from 'react';
import type { PaymentPlanInfo } from '@mina-sidor/api-client';
import { PlanMonthCard, Stack } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { paymentNumberWords } from '../../../parts/payment/paymentNumberWords.ts';
import { usePaymentCode } from '../../../parts/payment/usePaymentCode.ts';
import { texts } from '../../../texts.ts';
import type { PlanMonth } from '../paymentPanel.rules.ts';

const words = texts.paymentPlan;

interface PlanPanelProps {
  readonly plan: PaymentPlanInfo;
  readonly months: readonly PlanMonth[];
  /** The card 'Betala hela avbetalningsplanen'. */
  readonly demand: ReactNode;
}

/** How an installment plan is paid: this month, next month, or all of it (rows D28 and D29). */
export function PlanPanel({ plan, months, demand }: PlanPanelProps) {
  const occasions = {
    current: plan.activeAmortizationOccasion,
    next: plan.nextAmortizationOccasion,
  };
  return (
    <Stack gap="x20">
      {months.map((month) => (
        <MonthCard
          amountLeft={occasions[month.which]?.amountLeftToPay ?? ''}
          key={month.which}
          {...month}
        />
      ))}
      {demand}
    </Stack>
  );
}

interface MonthCardProps extends PlanMonth {
  /** What is left to pay, as the provider writes it. */
  readonly amountLeft: string;
}

function MonthCard({ which, latestPaymentDate, state, amountLeft }: MonthCardProps) {
  const withCode = usePaymentCode();
  const frame = { title: words.months[which], headingLevel: 2 } as const;
  switch (state.status) {
    case 'none':
      return <PlanMonthCard {...frame} {...state} statusLabel={words.status.none} />;
    case 'paid':
      return <PlanMonthCard {...frame} {...state} statusLabel={words.status.paid} />;
    case 'due':
      return (
        <PlanMonthCard
          {...frame}
          {...state}
          due={fill(words.payBy, { date: latestPaymentDate })}
          numberWords={paymentNumberWords}
          numbers={withCode(state.numbers, { amount: amountLeft, dueDate: latestPaymentDate })}
          statusLabel={which === 'current' ? words.status.due : words.status.toCome}
        />
      );
  }
}
