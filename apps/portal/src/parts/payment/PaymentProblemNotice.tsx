import type { ClaimCase } from '@mina-sidor/api-client';
import { Notice } from '@mina-sidor/ui';

import type { ShownProblem } from '../../customer/payment/usePayment.ts';
import { texts } from '../../texts.ts';
import { MoneyText } from './MoneyText.tsx';

const words = texts.payment.problems;

interface PaymentProblemNoticeProps {
  readonly problem: ShownProblem | null;
  /** What the customer wanted to pay, as the page shows it now. */
  readonly cases: readonly ClaimCase[];
}

/**
 * Says why the payment did not start, and whether money was taken. It takes focus, because the pressed button may be
 * gone.
 */
export function PaymentProblemNotice({ problem, cases }: PaymentProblemNoticeProps) {
  if (problem === null) return null;
  const { title, text } = words[problem.kind];
  return (
    <Notice key={problem.kind} takesFocus title={title} tone="warning">
      <MoneyText advice={text} cases={cases} money={problem.money} />
    </Notice>
  );
}
