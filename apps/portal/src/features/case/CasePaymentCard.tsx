import type { ReactElement } from 'react';
import { chargeOf, type ClaimCase, isPaymentInProgress } from '@mina-sidor/api-client';
import { PaymentCard, Text } from '@mina-sidor/ui';
import { fill, formatAmount, softHyphens } from '@mina-sidor/texts';

import { useHasOspec } from '../../customer/payment/useClaims.ts';
import { useToday } from '../../customer/useToday.ts';
import { consequences, type Payability } from '../../domain/payability.ts';
import { aboutCase } from '../../domain/writtenAbout.rules.ts';
import { useLeftOpen } from '../../parts/payment/LeftOpenNotice.tsx';
import { WithConfirmation } from '../../parts/payment/WithConfirmation.tsx';
import { ProcessingCard } from '../../parts/payment/ProcessingCard.tsx';
import { useBankPayments } from '../../parts/payment/useBankPayments.ts';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { installmentPlanOf, isPlanMissing } from '../../domain/installmentPlan.rules.ts';
import { texts } from '../../texts.ts';
import { DueLine } from './DueLine.tsx';
import { meaningfulStateOf } from './meaning.rules.ts';
import { dueMonthOf, isLastPayment, textOfMonth, wholePlanText } from './plan/plan.rules.ts';

const words = texts.case.panel;
const { unmatched } = texts.payment;

export interface CasePaymentCardProps {
  readonly answer: Payability;
  readonly claimCase: ClaimCase;
  readonly isPending: boolean;
  readonly onPay: (charge: number) => void;
  /** True when the card replaces the button that the customer pressed: the card's message then takes focus. */
  readonly takesFocus: boolean;
}

// With the return type, a kind of answer without a card does not compile.
/** How a case can be paid, or why it cannot. */
export function CasePaymentCard({
  answer,
  claimCase,
  isPending,
  onPay,
  takesFocus,
}: CasePaymentCardProps): ReactElement | null {
  const isBeingPaid = isPaymentInProgress(claimCase);
  const plan = installmentPlanOf(claimCase);
  // Its months stand nowhere else then.
  const month = answer.kind === 'paymentsOff' ? dueMonthOf(plan) : null;
  const ways = useBankPayments(claimCase, month?.amount ?? claimCase.amountToPay, month?.day);
  // Whoever pays in another way meanwhile pays twice (row Z27).
  const bankPayments = isBeingPaid ? [] : ways;
  const isLeftOpen = useLeftOpen() !== null;
  const hasOspec = useHasOspec(consequences[answer.kind].asksToPay);
  const today = useToday();
  const meaning = meaningfulStateOf(claimCase, answer);
  const title = plan === null ? words.title : softHyphens(words.wholePlanTitle);
  const amount = formatAmount(claimCase.amountToPay);
  const beforePaying = meaning === null ? undefined : texts.case.meaning[meaning].beforePaying;
  const caution = cautionOf(claimCase, hasOspec);
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
            text: isBeingPaid ? (
              <WithConfirmation
                referenceNumber={claimCase.referenceNumber}
                text={`${inProgress} ${text}`}
              />
            ) : (
              text
            ),
            takesFocus,
          }}
          note={noteOf(caution) ?? byPlusgiro}
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
      const isToWait = (caution ?? beforePaying) !== undefined;
      const advice = adviceWithoutSwish(claimCase, { isLeftOpen, isToWait });
      const text = month === null ? advice : `${advice} ${textOfMonth(month, today)}`;
      return (
        <PaymentCard
          {...blocked('unavailable')}
          message={{ title: words.unavailable.title, text, takesFocus }}
          note={noteOf(caution) ?? beforePaying}
          title={title}
        />
      );
    }
    case 'amountUnknown': {
      const text = <AskUs advice={words.unknown.text} {...claimCase} />;
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
        beforePaying,
        plan === null ? null : wholePlanText(claimCase.amountToPay, plan),
        charged === amount ? null : words.withoutOre,
      ].filter((note) => note !== null && note !== undefined);
      return (
        <PaymentCard
          {...frame}
          amount={amount}
          folded={plan !== null && isLastPayment(claimCase.amountToPay, plan) ? amount : undefined}
          message={caution}
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
            variant:
              plan === null && (caution ?? beforePaying) === undefined ? 'primary' : 'secondary',
          }}
          status="payable"
          title={title}
        />
      );
    }
  }
}

/** Why to ask us before paying, if there is a reason. */
function cautionOf(claimCase: ClaimCase, hasOspec: boolean) {
  if (hasOspec) return { title: unmatched.title, text: <AdviceToWait {...claimCase} /> };
  if (!isPlanMissing(claimCase)) return undefined;
  const { title, text } = words.planMissing;
  return { title, text: <AskUs advice={text} {...claimCase} /> };
}

/** The same where the card's message is another. */
function noteOf(caution: ReturnType<typeof cautionOf>) {
  if (caution === undefined) return undefined;
  return (
    <>
      {caution.title}. {caution.text}
    </>
  );
}

interface AskUsProps extends Pick<ClaimCase, 'referenceNumber'> {
  readonly advice: string;
}

function AskUs({ advice, referenceNumber }: AskUsProps) {
  return (
    <>
      {advice} <WriteLink about={aboutCase(referenceNumber)}>{words.unknown.contact}</WriteLink>
    </>
  );
}

/** Why to wait, and whom to tell about the payment. */
function AdviceToWait({ referenceNumber }: Pick<ClaimCase, 'referenceNumber'>) {
  return (
    <>
      {unmatched.text}{' '}
      <WriteLink about={aboutCase(referenceNumber)}>{words.writeAboutPayment}</WriteLink>
    </>
  );
}

/** Advice while Swish is off. Whoever should ask before paying is not sent to another way. */
function adviceWithoutSwish(
  claimCase: ClaimCase,
  { isLeftOpen, isToWait }: { readonly isLeftOpen: boolean; readonly isToWait: boolean },
): string {
  const { later, plusGiro, unlessApproved } = words.unavailable;
  if (isToWait || chargeOf(claimCase) === 0) return later;
  return isLeftOpen ? unlessApproved : plusGiro;
}
