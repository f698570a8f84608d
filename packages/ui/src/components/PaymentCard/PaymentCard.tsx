import type { ReactNode } from 'react';

import { given } from '../../private/given.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Collapsible } from '../Collapsible/index.ts';
import { Notice } from '../Notice/index.ts';
import type { Tone } from '../../theme/tokens.ts';
import { AmountHead } from './AmountHead.tsx';
import * as styles from './PaymentCard.css.ts';
import {
  type BlockedState,
  type PayableState,
  paymentCardParts,
  type ProcessingState,
  type SettledState,
} from './paymentCardState.ts';
import { PaymentNumberList, type WordsForPayments } from './PaymentNumberList.tsx';

/** The card's only main button. */
export interface PaymentAction {
  /** Label of the button: `Betala med Swish`. */
  readonly label: string;
  /** Called when the user presses the button, but not while `isPending`. */
  readonly onPay: () => void;
  /** The payment is being created: the button shows a spinner and ignores presses. */
  readonly isPending: boolean;
  /** Announced when creating the payment starts. */
  readonly pendingLabel: string;
  /**
   * `secondary` where something else on the page is to be paid first.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'secondary' | undefined;
  /** An icon before the label, for decoration only. */
  readonly icon?: ReactNode;
}

/** Why there is no button, or the state of a payment. */
export interface PaymentMessage {
  /** The state, in one sentence. */
  readonly title: string;
  /** What the user can do about it. */
  readonly text?: ReactNode;
  /**
   * Takes focus when it appears and is read there, because the focused button is gone after the change.
   * @default false
   */
  readonly takesFocus?: boolean | undefined;
}

/** No numbers are shown, so no words are needed around them. */
interface NoPaymentOffered {
  readonly reason: 'unavailable';
  readonly amount: null;
  readonly numberWords?: undefined;
}

export type PaymentCardProps = {
  /** What the amount is for: `Betala det här kravet`. */
  readonly title: string;
  /** Heading level of the title; the collapsed payment numbers come one level below. */
  readonly headingLevel: 2 | 3;
  /** Last day to pay, as a phrase below the amount: `Betala senast 2026-11-30`. */
  readonly due?: string | undefined;
} & (
  | (PayableState & {
      /** Words between the amount and the button: what the charged amount is, where the amount does not say it. */
      readonly note?: ReactNode;
      /** The button that starts the payment. */
      readonly pay: PaymentAction;
      /** Title of the collapsed payment numbers: `Plusgiro och OCR`. */
      readonly numbersTitle: string;
      /**
       * Read after the labels of the copy buttons: what the numbers pay, when several cards on the page have the same
       * labels.
       * @default none
       */
      readonly numbersContext?: string | undefined;
      /** Why the customer may want to wait before paying. */
      readonly message?: PaymentMessage | undefined;
      /**
       * Folds the card below its title and these words, which say the amount, where something else on the page is to be
       * paid first.
       * @default open
       */
      readonly folded?: string | undefined;
    } & WordsForPayments)
  | (ProcessingState & {
      /** Says that the payment is on its way. */
      readonly message: PaymentMessage;
    })
  | (BlockedState & {
      /** Why the payment cannot be started here, and what the user can do. */
      readonly message: PaymentMessage;
      /** Words between the message and the numbers: what to know before paying through the bank. */
      readonly note?: ReactNode;
    } & (WordsForPayments | NoPaymentOffered))
  | (SettledState & {
      /** Without it, only the title says that there is nothing to pay. */
      readonly message?: PaymentMessage | undefined;
    })
);

const messageTone = {
  payable: 'info',
  processing: 'info',
  blocked: 'warning',
  settled: 'positive',
} as const;

/**
 * What the customer owes and how to pay it: first the amount, then one button, then the numbers for a payment through
 * the bank. `status` decides which parts are shown; a status without a way to pay gives the reason.
 */
export function PaymentCard(props: PaymentCardProps): ReactNode {
  const { title, headingLevel, due, status, message } = props;
  const { amount, numbersAre, bankPayments } = paymentCardParts(props);
  const folded = status === 'payable' ? props.folded : undefined;
  const content = (
    <div className={styles.content} data-state={status}>
      {folded === undefined ? (
        <AmountHead amount={amount} due={due} headingLevel={headingLevel} title={title} />
      ) : null}
      {message === undefined ? null : <Message {...message} tone={messageTone[status]} />}
      {status === 'payable' && props.note !== undefined ? (
        <div className={styles.note}>{props.note}</div>
      ) : null}
      {status === 'payable' ? <PayButton {...props.pay} /> : null}
      {status === 'payable' && numbersAre === 'folded' ? (
        <div className={styles.fold}>
          <Collapsible
            headingLevel={headingLevel === 2 ? 3 : 4}
            title={props.numbersTitle}
            variant="plain"
          >
            <PaymentNumberList
              context={props.numbersContext}
              payments={bankPayments}
              words={props.numberWords}
            />
          </Collapsible>
        </div>
      ) : null}
      {status === 'blocked' && numbersAre === 'open' ? (
        <>
          {props.note === undefined ? null : <div className={styles.note}>{props.note}</div>}
          <PaymentNumberList payments={bankPayments} words={props.numberWords} />
        </>
      ) : null}
    </div>
  );
  return folded === undefined ? (
    <Card {...given(props)} as="section" isRaised>
      {content}
    </Card>
  ) : (
    <section {...given(props)}>
      <Collapsible headingLevel={headingLevel} text={folded} title={title}>
        {content}
      </Collapsible>
    </section>
  );
}

function Message({
  title,
  text,
  takesFocus = false,
  tone,
}: PaymentMessage & { readonly tone: Tone }): ReactNode {
  return takesFocus ? (
    <Notice takesFocus title={title} tone={tone}>
      {text}
    </Notice>
  ) : (
    <Notice title={title} tone={tone}>
      {text}
    </Notice>
  );
}

function PayButton({
  label,
  onPay,
  isPending,
  pendingLabel,
  variant,
  icon,
}: PaymentAction): ReactNode {
  return (
    <Button
      isFullWidth
      isPending={isPending}
      onClick={onPay}
      pendingLabel={pendingLabel}
      variant={variant}
    >
      {icon === undefined ? null : (
        <span aria-hidden="true" className={styles.payIcon}>
          {icon}
        </span>
      )}
      {label}
    </Button>
  );
}
