import type { ReactNode } from 'react';

import type { Tone } from '../../theme/tokens.ts';
import { Card } from '../Card/index.ts';
import { AmountHead } from '../PaymentCard/AmountHead.tsx';
import { content } from '../PaymentCard/PaymentCard.css.ts';
import { PaymentNumberList, type PaymentNumberWords } from '../PaymentCard/PaymentNumberList.tsx';
import { Tag } from '../Tag/index.ts';
import type {
  DuePaymentState,
  MadePaymentState,
  NoPaymentState,
  PlanMonthState,
} from './planMonthState.ts';

export type PlanMonthCardProps = {
  /** Which month it is: `Den här månaden`. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: 2 | 3;
  /** The status of the month, in a word or two: `Betald`. */
  readonly statusLabel: string;
} & (
  | NoPaymentState
  | MadePaymentState
  | (DuePaymentState & {
      /** Last day to pay, as a phrase below the amount: `Betala senast 2026-11-30`. */
      readonly due: string;
      /** The texts of the payment numbers. */
      readonly numberWords: PaymentNumberWords;
    })
);

const tones: Record<PlanMonthState['status'], Tone> = {
  none: 'neutral',
  due: 'info',
  paid: 'positive',
};

/** One month of an installment plan: the amount, the last day to pay, and the numbers to pay by Plusgiro. */
export function PlanMonthCard(props: PlanMonthCardProps): ReactNode {
  const { title, headingLevel, status, statusLabel } = props;
  return (
    <Card as="section" padding="large">
      <div className={content} data-state={status}>
        <AmountHead
          amount={status === 'none' ? null : props.amount}
          due={status === 'due' ? props.due : undefined}
          headingLevel={headingLevel}
          title={title}
        />
        <div>
          <Tag tone={tones[status]}>{statusLabel}</Tag>
        </div>
        {status === 'due' ? (
          <PaymentNumberList context={title} numbers={props.numbers} words={props.numberWords} />
        ) : null}
      </div>
    </Card>
  );
}
