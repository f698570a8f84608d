export {
  PaymentCard,
  type PaymentAction,
  type PaymentCardProps,
  type PaymentMessage,
} from './PaymentCard.tsx';
export type { BankPayment, PaymentCode, PaymentNumber } from './bankPayment.ts';
export type { PaymentNumberWords, WordsForPayments } from './PaymentNumberList.tsx';
export type {
  BlockedState,
  PayableState,
  PaymentCardState,
  ProcessingState,
  SettledState,
} from './paymentCardState.ts';
