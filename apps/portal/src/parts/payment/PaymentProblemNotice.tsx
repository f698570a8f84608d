import { Notice } from '@mina-sidor/ui';

import type { ShownProblem } from '../../customer/payment/usePayment.ts';
import { texts } from '../../texts.ts';
import { moneyText } from './moneyText.ts';

const words = texts.payment.problems;

interface PaymentProblemNoticeProps {
  readonly problem: ShownProblem | null;
}

/**
 * Says why the payment did not start, and whether money was taken. It takes focus, because the pressed button may be
 * gone.
 */
export function PaymentProblemNotice({ problem }: PaymentProblemNoticeProps) {
  if (problem === null) return null;
  const { title, text } = words[problem.kind];
  return (
    <Notice key={problem.kind} takesFocus title={title} tone="warning">
      {moneyText(problem.money, text)}
    </Notice>
  );
}
