import {
  type BlockedState,
  PaymentCard,
  type PayableState,
  type ProcessingState,
  type SettledState,
} from '@mina-sidor/ui';
import { fill, formatKronor } from '@mina-sidor/texts';

import { paymentNumberWords } from '../../parts/payment/paymentNumberWords.ts';
import { usePaymentCode } from '../../parts/payment/usePaymentCode.ts';
import { texts } from '../../texts.ts';
import type { PaymentPanel, PlanMonth } from './paymentPanel.rules.ts';

const words = texts.case.panel;

interface WithAmount {
  /** What is owed, as the provider writes it: the code to pay it with is made of it. */
  readonly amountToPay: string;
}

interface ReadsMessage {
  /** The message takes focus: it stands where the customer had pressed a button. */
  readonly readsMessage: boolean;
}

type BlockedPanel = Extract<PaymentPanel, { readonly card: BlockedState }>;

/** Swish cannot be used; the numbers stand open (rows D24 and D27). */
export function BlockedCard({
  panel,
  amountToPay,
  readsMessage,
}: ReadsMessage & WithAmount & { readonly panel: BlockedPanel }) {
  const withCode = usePaymentCode();
  return (
    <PaymentCard
      {...panel.card}
      headingLevel={2}
      message={{ ...messageOf(panel), takesFocus: readsMessage }}
      numberWords={paymentNumberWords}
      numbers={withCode(panel.card.numbers, { amount: amountToPay })}
      title={
        panel.kind === 'unavailable' && panel.month !== null ? words.wholePlanTitle : words.title
      }
    />
  );
}

function messageOf(panel: BlockedPanel) {
  switch (panel.kind) {
    case 'uninsured':
      return words.uninsured;
    case 'unavailable':
      return { title: words.unavailable.title, text: unavailableText(panel) };
  }
}

function unavailableText({ card, month }: Extract<BlockedPanel, { readonly kind: 'unavailable' }>) {
  const advice = card.amount === null ? words.unavailable.later : words.unavailable.plusGiro;
  return month?.state.status === 'due'
    ? `${advice} ${monthText(month, month.state.amount)}`
    : advice;
}

function monthText({ latestPaymentDate }: PlanMonth, amount: string) {
  return fill(words.unavailable.month, { amount, date: latestPaymentDate });
}

/** A payment is on its way, and paying again is not offered (row D26). */
export function ProcessingCard({
  card,
  readsMessage,
}: ReadsMessage & { readonly card: ProcessingState }) {
  const { heading, title, text } = words.processing;
  return (
    <PaymentCard
      {...card}
      headingLevel={2}
      message={{ title, text, takesFocus: readsMessage }}
      title={heading}
    />
  );
}

interface DemandCardProps extends WithAmount {
  readonly card: PayableState | SettledState;
  /** What a payment charges, in whole kronor. */
  readonly charge: number;
  /** 'Betala hela avbetalningsplanen' in place of 'Betala det här kravet'. */
  readonly isWholePlan: boolean;
  readonly pay: () => void;
  readonly isPending: boolean;
}

/** What can be paid with Swish now (rows D29 and D30). */
export function DemandCard({
  card,
  amountToPay,
  charge,
  isWholePlan,
  pay,
  isPending,
}: DemandCardProps) {
  const withCode = usePaymentCode();
  if (card.status === 'settled') return <NothingCard card={card} />;
  const charged = formatKronor(charge);
  return (
    <PaymentCard
      {...card}
      headingLevel={2}
      note={charged === card.amount ? undefined : words.withoutOre}
      numberWords={paymentNumberWords}
      numbers={withCode(card.numbers, { amount: amountToPay })}
      numbersContext={isWholePlan ? words.wholePlan : undefined}
      numbersTitle={words.numbersTitle}
      pay={{
        label: fill(words.pay, { amount: charged }),
        onPay: pay,
        isPending,
        pendingLabel: words.payPending,
      }}
      title={isWholePlan ? words.wholePlanTitle : words.title}
    />
  );
}

/** Nothing is left to pay (row D31). */
export function NothingCard({ card }: { readonly card: SettledState }) {
  return <PaymentCard {...card} headingLevel={2} title={words.nothing} />;
}
