import type { ReactNode } from 'react';

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
import { PaymentNumberList, type PaymentNumberWords } from './PaymentNumberList.tsx';

/** The card's one button. */
export interface PaymentAction {
  /** Words of the button: `Betala med Swish`. */
  readonly label: string;
  /** Called once; not again while `isPending`. */
  readonly onPay: () => void;
  /** The payment is being started: the button shows a ring and takes no further activation. */
  readonly isPending: boolean;
  /** Announced when the payment gets under way. */
  readonly pendingLabel: string;
  /** A mark before the words, decoration only. */
  readonly icon?: ReactNode;
}

/** Why there is no button, or what happens with a payment. */
export interface PaymentMessage {
  /** What is the case, in one sentence. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: ReactNode;
  /**
   * Takes focus when it appears and is read there: the state has changed, and the button that had focus is gone.
   * @default false
   */
  readonly takesFocus?: boolean | undefined;
}

export type PaymentCardProps = {
  /** What the amount is for: `Betala det här kravet`. */
  readonly title: string;
  /** Place of the title in the page's outline; the folded numbers come one level below. */
  readonly headingLevel: 2 | 3;
  /** Last day to pay, as a phrase under the amount: `Betala senast 2026-11-30`. */
  readonly due?: string | undefined;
} & (
  | (PayableState & {
      /** A line between the amount and the button: how what is charged differs from the amount. */
      readonly note?: string | undefined;
      /** The Swish button. */
      readonly pay: PaymentAction;
      /** Title of the folded part: `Plusgiro och OCR`. */
      readonly numbersTitle: string;
      /** Words around the numbers. */
      readonly numberWords: PaymentNumberWords;
      /**
       * Read after the words of the copy buttons, not seen: what the numbers pay, where other cards of the page have the
       * same words.
       * @default none
       */
      readonly numbersContext?: string | undefined;
      readonly message?: undefined;
    })
  | (ProcessingState & {
      /** That the payment is on its way. */
      readonly message: PaymentMessage;
    })
  | (BlockedState & {
      /** Why Swish cannot be used, and what to do. */
      readonly message: PaymentMessage;
      /** Words around the numbers. */
      readonly numberWords: PaymentNumberWords;
    })
  | (SettledState & {
      /** Left out, the title alone says that nothing is to be paid. */
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
 * What one owes and the way to pay it: the amount first, then one button, then the numbers for those who pay at their
 * bank. The state decides what shows; a state without a way to pay says why.
 */
export function PaymentCard(props: PaymentCardProps): ReactNode {
  const { title, headingLevel, due, status, message } = props;
  const { amount, numbersAre, numbers } = paymentCardParts(props);
  return (
    <Card as="section" isRaised padding="large">
      <div className={styles.content} data-state={status}>
        <AmountHead amount={amount} due={due} headingLevel={headingLevel} title={title} />
        {message === undefined ? null : <Message {...message} tone={messageTone[status]} />}
        {status === 'payable' && props.note !== undefined ? (
          <p className={styles.due}>{props.note}</p>
        ) : null}
        {status === 'payable' ? <PayButton {...props.pay} /> : null}
        {status === 'payable' && numbersAre === 'folded' ? (
          <Collapsible
            headingLevel={headingLevel === 2 ? 3 : 4}
            title={props.numbersTitle}
            variant="plain"
          >
            <PaymentNumberList
              context={props.numbersContext}
              numbers={numbers}
              words={props.numberWords}
            />
          </Collapsible>
        ) : null}
        {status === 'blocked' && numbersAre === 'open' ? (
          <PaymentNumberList numbers={numbers} words={props.numberWords} />
        ) : null}
      </div>
    </Card>
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

function PayButton({ label, onPay, isPending, pendingLabel, icon }: PaymentAction): ReactNode {
  return (
    <Button isFullWidth isPending={isPending} onClick={onPay} pendingLabel={pendingLabel}>
      {icon === undefined ? null : (
        <span aria-hidden="true" className={styles.payIcon}>
          {icon}
        </span>
      )}
      {label}
    </Button>
  );
}
