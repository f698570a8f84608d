import { Notice } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import type { PaymentProblem } from '../../domain/payment.rules.ts';

const words = texts.payment.problems;

interface PaymentProblemNoticeProps {
  readonly problem: PaymentProblem | null;
}

/** Says why the customer is still here, and that no money has been taken. Focus goes to it: the button may be gone. */
export function PaymentProblemNotice({ problem }: PaymentProblemNoticeProps) {
  if (problem === null) return null;
  return (
    <Notice key={problem} takesFocus title={words[problem].title} tone="warning">
      {words[problem].text}
    </Notice>
  );
}
