export {
  PaymentBreakdown,
  type BreakdownAmount,
  type PaymentBreakdownProps,
} from './PaymentBreakdown.tsx';
export { PlanMonthCard, type PlanMonthCardProps } from './PlanMonthCard.tsx';
export { PlansToPay, type PlansToPayProps, type PlanToPay } from './PlansToPay.tsx';
export type {
  ComingPaymentState,
  DuePaymentState,
  MadePaymentState,
  NoPaymentState,
  PlanMonthState,
} from './planMonthState.ts';
