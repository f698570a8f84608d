import { type ReactNode, useState } from 'react';
import { chargeOf, type ClaimCase, isPaymentInProgress } from '@mina-sidor/api-client';
import { PaymentCard, Stack, Text } from '@mina-sidor/ui';
import { fill, formatAmount, formatDate, softHyphens } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useHasOspec } from '../../customer/payment/useClaims.ts';
import { usePayment } from '../../customer/payment/usePayment.ts';
import { concernsOf } from '../../domain/case.rules.ts';
import { consequences, type Payability, payability } from '../../domain/payability.ts';
import { LossWarning } from '../../parts/payment/LossWarning.tsx';
import { PaymentProblemNotice } from '../../parts/payment/PaymentProblemNotice.tsx';
import { ProcessingCard } from '../../parts/payment/ProcessingCard.tsx';
import { useBankPayments } from '../../parts/payment/useBankPayments.ts';
import { useFocusHeadingWhenLost } from '../../platform/useFocusHeadingWhenLost.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { installmentPlanOf } from '../../domain/installmentPlan.rules.ts';
import { texts } from '../../texts.ts';
import { isToBePaid } from './casePage.rules.ts';
import { CaseHelp } from './CaseHelp.tsx';
import { DueLine } from './DueLine.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import { MeaningCard } from './MeaningCard.tsx';
import { meaningfulStateOf } from './meaning.rules.ts';
import { dueAmountOf, isLastPayment, wholePlanText } from './plan/plan.rules.ts';
import { PlanMonths } from './plan/PlanMonths.tsx';
import { WaitingCard } from './WaitingCard.tsx';

const words = texts.case.panel;
const { unmatched } = texts.payment;

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

interface CardsProps {
  readonly answer: Payability;
  readonly claimCase: ClaimCase;
  readonly isPending: boolean;
  readonly onPay: (charge: number) => void;
  /** True when the card replaces the button that the customer pressed: the card's message then takes focus. */
  readonly takesFocus: boolean;
}

/**
 * What is due first, then help, then the rest of a plan, since a customer who is short of money does not pay
 * everything.
 */
function Cards(props: CardsProps) {
  const { answer, claimCase } = props;
  const plan = installmentPlanOf(claimCase);
  const hasMonths = plan !== null && consequences[answer.kind].leavesRoom;
  const help = isToBePaid(claimCase, answer) ? <CaseHelp claimCase={claimCase} /> : null;
  const card = <Card {...props} />;
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

// With the return type, a kind of answer without a card does not compile.
function Card({ answer, claimCase, isPending, onPay, takesFocus }: CardsProps): ReactNode {
  const isBeingPaid = isPaymentInProgress(claimCase);
  // No code fills in an amount that is being paid.
  const bankPayments = useBankPayments(claimCase, isBeingPaid ? null : claimCase.amountToPay);
  const hasOspec = useHasOspec(answer.kind === 'payable');
  const plan = installmentPlanOf(claimCase);
  const meaning = meaningfulStateOf(claimCase, answer);
  const title = plan === null ? words.title : softHyphens(words.wholePlanTitle);
  const amount = formatAmount(claimCase.amountToPay);
  const frame = { headingLevel: 2, numberWords: texts.paymentNumbers, bankPayments } as const;
  const blocked = (reason: 'uninsured' | 'unavailable' | 'unknownAmount') =>
    ({
      ...frame,
      status: 'blocked',
      reason,
      amount: chargeOf(claimCase) > 0 ? amount : null,
    }) as const;

  switch (answer.kind) {
    case 'caseClosed':
      return null;
    case 'uninsuredPeriodOpen': {
      const { title: notYet, text, byPlusgiro } = words.uninsured;
      const { inProgress } = texts.payment.money;
      return (
        <PaymentCard
          {...blocked('uninsured')}
          message={{
            title: notYet,
            text: isBeingPaid ? `${inProgress} ${text}` : text,
            takesFocus,
          }}
          note={isBeingPaid ? undefined : byPlusgiro}
          title={words.uninsured.amount}
        />
      );
    }
    case 'paymentInProgress':
      return <ProcessingCard claimCase={claimCase} takesFocus={takesFocus} />;
    case 'unconfirmedPayment': {
      const { title: advice, text } = texts.payment.unconfirmed;
      return (
        <PaymentCard
          amount={amount}
          headingLevel={2}
          message={{ title: advice, text, takesFocus }}
          status="processing"
          title={texts.payment.processing.amountOfCase}
        />
      );
    }
    case 'paymentsOff': {
      const message = { title: words.unavailable.title, text: adviceWithoutSwish(claimCase) };
      return (
        <PaymentCard
          {...blocked('unavailable')}
          message={{ ...message, takesFocus }}
          title={title}
        />
      );
    }
    case 'amountUnknown': {
      const text = (
        <>
          {words.unknown.text} <ProviderLink to="contactUs">{words.unknown.contact}</ProviderLink>
        </>
      );
      return (
        <PaymentCard
          {...blocked('unknownAmount')}
          message={{ title: words.unknown.title, text, takesFocus }}
          title={title}
        />
      );
    }
    case 'nothingToPay':
      return <PaymentCard headingLevel={2} status="settled" title={words.nothing} />;
    case 'payable': {
      const charged = formatAmount(answer.charge);
      const notes = [
        meaning === null ? null : texts.case.meaning[meaning].beforePaying,
        plan === null ? null : wholePlanText(claimCase.amountToPay, plan),
        charged === amount ? null : words.withoutOre,
      ].filter((note) => note !== null);
      return (
        <PaymentCard
          {...frame}
          amount={amount}
          folded={plan !== null && isLastPayment(claimCase.amountToPay, plan) ? amount : undefined}
          message={
            hasOspec ? { title: unmatched.title, text: <AdviceToWait {...claimCase} /> } : undefined
          }
          note={
            <>
              <DueLine claimCase={claimCase} />
              {notes.length === 0 ? null : (
                <Text size="small" tone="soft">
                  {notes.join(' ')}
                </Text>
              )}
            </>
          }
          numbersContext={plan === null ? undefined : words.wholePlan}
          numbersTitle={words.numbersTitle}
          pay={{
            label: fill(words.pay, { amount: charged }),
            onPay: () => onPay(answer.charge),
            isPending,
            pendingLabel: words.payPending,
            variant: plan === null && meaning === null && !hasOspec ? 'primary' : 'secondary',
          }}
          status="payable"
          title={title}
        />
      );
    }
  }
}

/** Why to wait, and whom to tell about the payment. */
function AdviceToWait({ referenceNumber }: Pick<ClaimCase, 'referenceNumber'>) {
  return (
    <>
      {unmatched.text}{' '}
      <WriteLink about={{ subject: 'Insurance', number: referenceNumber }}>
        {words.writeAboutPayment}
      </WriteLink>
    </>
  );
}

/** Advice while Swish is off: the amount due can be paid by Plusgiro, and so can a plan's month. */
function adviceWithoutSwish(claimCase: ClaimCase): string {
  const { later, plusGiro, month: monthly } = words.unavailable;
  const advice = chargeOf(claimCase) > 0 ? plusGiro : later;
  const plan = installmentPlanOf(claimCase);
  if (plan === null) return advice;
  const month = plan.activeAmortizationOccasion;
  const due = dueAmountOf(month);
  if (due === null) return advice;
  return `${advice} ${fill(monthly, { amount: formatAmount(due), date: formatDate(month.date) })}`;
}
