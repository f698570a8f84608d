import { Notice } from '@mina-sidor/ui';

import type { ShownProblem } from '../../customer/payment/usePayment.ts';
import { texts } from '../../texts.ts';
import { moneyText } from './moneyText.ts';

const words = texts.payment.problems;

interface PaymentProblemNoticeProps {
  readonly problem: ShownProblem | null;
}

/** Says why the customer is still here, and what is known about money. Focus goes to it: the button may be gone. */
export function PaymentProblemNotice({ problem }: PaymentProblemNoticeProps) {
  if (problem === null) return null;
  const { title, text } = words[problem.kind];
  return (
    <Notice key={problem.kind} takesFocus title={title} tone="warning">
      {moneyText(problem.money, text)}
    </Notice>
  );
}
