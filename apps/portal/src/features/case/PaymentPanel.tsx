import { useState } from 'react';
import { type ClaimCase } from '@mina-sidor/api-client';
import { Stack } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { usePayment } from '../../customer/payment/usePayment.ts';
import { concernsOf } from '../../domain/case.rules.ts';
import { consequences, type Payability, payability } from '../../domain/payability.ts';
import { LossWarning } from '../../parts/payment/LossWarning.tsx';
import { PaymentProblemNotice } from '../../parts/payment/PaymentProblemNotice.tsx';
import { useFocusHeadingWhenLost } from '../../platform/useFocusHeadingWhenLost.ts';
import { installmentPlanOf } from '../../domain/installmentPlan.rules.ts';
import { isToBePaid } from './casePage.rules.ts';
import { CaseHelp } from './CaseHelp.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import { MeaningCard } from './MeaningCard.tsx';
import { meaningfulStateOf } from './meaning.rules.ts';
import { PlanMonths } from './plan/PlanMonths.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { CasePaymentCard, type CasePaymentCardProps } from './CasePaymentCard.tsx';

interface PaymentPanelProps {
  readonly claimCase: ClaimCase;
  /** Refetches the case. */
  readonly refresh: () => Promise<ClaimCase | undefined>;
}

/** How to pay an active case (rows D18 and D24–D31). */
export function PaymentPanel({ claimCase, refresh }: PaymentPanelProps) {
  const { access } = useCustomer();
  const payment = usePayment(async () => {
    const newer = await refresh();
    return newer && [newer];
  });
  const answer = payability(claimCase, access);
  const [pressedAt, setPressedAt] = useState<Payability['kind'] | null>(null);
  useFocusHeadingWhenLost(answer.kind, payment.isPending);

  const isReplaced = pressedAt !== null && pressedAt !== answer.kind;
  return (
    <Stack gap="x24">
      {claimCase.hasOpenUninsuredPeriod ? <GrowthCard claimCase={claimCase} /> : null}
      {/* The case may be paid in another tab while the question is open (row Z27). */}
      <LossWarning question={answer.kind === 'payable' ? payment.question : null} />
      <PaymentProblemNotice cases={[claimCase]} problem={payment.problem} />
      <Cards
        answer={answer}
        claimCase={claimCase}
        isPending={payment.isPending}
        onPay={(charge) => {
          setPressedAt(answer.kind);
          payment.pay({
            kind: 'case',
            referenceNumber: claimCase.referenceNumber,
            charge,
            concerns: concernsOf(claimCase),
          });
        }}
        // Announced once: by the notice of the problem, else by the card that replaced the button.
        takesFocus={isReplaced && !payment.isPending && payment.problem === null}
      />
    </Stack>
  );
}

/**
 * What is due first, then help, then the rest of a plan, since a customer who is short of money does not pay
 * everything.
 */
function Cards(props: CasePaymentCardProps) {
  const { answer, claimCase } = props;
  const plan = installmentPlanOf(claimCase);
  const hasMonths = plan !== null && consequences[answer.kind].leavesRoom;
  const help = isToBePaid(claimCase, answer) ? <CaseHelp claimCase={claimCase} /> : null;
  const card = <CasePaymentCard {...props} />;
  if (!hasMonths) {
    const meaning = meaningfulStateOf(claimCase, answer);
    return (
      <>
        {meaning === null ? null : (
          <MeaningCard referenceNumber={claimCase.referenceNumber} state={meaning} />
        )}
        {card}
        <WaitingCard claimCase={claimCase} />
        {help}
      </>
    );
  }
  return (
    <>
      <PlanMonths claimCase={claimCase} plan={plan} />
      {help}
      {card}
    </>
  );
}
