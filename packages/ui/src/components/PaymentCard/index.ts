export {
  PaymentCard,
  type PaymentAction,
  type PaymentCardProps,
  type PaymentMessage,
} from './PaymentCard.tsx';
export type { NumberWords, PaymentNumberWords } from './PaymentNumberList.tsx';
export type {
  BlockedState,
  PayableState,
  PaymentCardState,
  PaymentCode,
  PaymentNumbers,
  ProcessingState,
  SettledState,
} from './paymentCardState.ts';
