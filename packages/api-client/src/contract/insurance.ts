import * as v from 'valibot';

import { dailyIncrease, swedishDecimal } from './amount.ts';
import {
  caseNumber,
  filledTexts,
  isoDate,
  isRealDay,
  optional,
  optionalDay,
  optionalText,
} from './primitives.ts';
import { closedList, openList } from './wordLists.ts';

/** The state of a case's payment. `Created` and `CheckoutFinished` are "in progress". */
export const paymentStatuses = ['None', 'Initialized', 'CheckoutFinished', 'Created'] as const;

/** How far a payment of the case has come. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The states of a case. A text that is none of them is no state, and the case shows as active. */
export const caseStates = [
  'Claim',
  'Reminder',
  'Collection',
  'PaymentOrder',
  'Decision',
  'Verdict',
  'Foreclosure',
  'Contestation',
  'InstallmentPlan',
  'TemporaryOffer',
  'Ackord',
] as const;

/** A state of a case that the portal knows. */
export type CaseState = (typeof caseStates)[number];

/** What a case can be about, in any case. Any other text is displayed unchanged. */
export const caseTypes = [
  'of-ärende',
  'premiekrav',
  'självrisk',
  'ägarregress',
  'förarregress',
] as const;

/** A kind of claim that the portal knows. */
export type CaseType = (typeof caseTypes)[number];

/** The kinds of transactions. Any other text is displayed as 'Övrigt'. */
export const transactionTypes = [
  'CustomerPayment',
  'KfmPayment',
  'SkadeSystemPayment',
  'Repayment',
  'Correction',
] as const;

/** A kind of transaction that the portal knows. */
export type TransactionType = (typeof transactionTypes)[number];

/** The subject of a case; a case over several vehicles or periods has several. */
export const customerCaseSchema = v.object({
  /** One of `caseTypes`, or a newer one. */
  caseType: openList(caseTypes),
  damageDate: optionalDay,
  fromDate: optionalDay,
  toDate: optionalDay,
});

/** One part of a case: an uninsured period, or an amount such as an excess. */
export type CustomerCase = v.InferOutput<typeof customerCaseSchema>;

/** A month of a plan that is to come. */
export const nextAmortizationOccasionSchema = v.object({
  amountLeftToPay: swedishDecimal,
  date: isoDate,
});

/** The current month of a plan. */
export const amortizationOccasionSchema = v.object({
  expectedAmount: swedishDecimal,
  paidAmount: swedishDecimal,
  amountLeftToPay: swedishDecimal,
  date: isoDate,
});

/** An agreed installment plan. */
export const paymentPlanInfoSchema = v.object({
  activeAmortizationOccasion: amortizationOccasionSchema,
  nextAmortizationOccasion: optional(nextAmortizationOccasionSchema),
  /** The months left to pay, including the current one. */
  remainingAmortizationOccasions: v.array(nextAmortizationOccasionSchema),
  willBeClosed: v.boolean(),
  capitalBalance: swedishDecimal,
  costBalance: swedishDecimal,
  interestBalance: swedishDecimal,
  feeBalance: swedishDecimal,
  notificationCost: swedishDecimal,
  interestClaim: swedishDecimal,
  totalAmount: swedishDecimal,
});

/** An agreed installment plan: its months, and the parts of what is left. Its amounts are in öre. */
export type PaymentPlanInfo = v.InferOutput<typeof paymentPlanInfoSchema>;

/** The plan, if its days can be told: each exists, and the next month is not before the current one. */
function withTrueDays(plan: PaymentPlanInfo | null): PaymentPlanInfo | null {
  if (plan === null) return null;
  const { activeAmortizationOccasion: current, nextAmortizationOccasion: next } = plan;
  const toCome = next === null ? [] : [next];
  const months = [current, ...toCome, ...plan.remainingAmortizationOccasions];
  const areTrue =
    months.every(({ date }) => isRealDay(date)) && toCome.every(({ date }) => date >= current.date);
  return areTrue ? plan : null;
}

/** One case of a customer, answer of GetReferenceNumberBaseCard. */
export const caseSchema = v.object({
  /** Digits only: the grouping is drawn and never part of the text. */
  referenceNumber: caseNumber,
  /** One of `caseStates`, possibly with spaces around it, or a newer one. */
  stateName: optional(openList(caseStates)),
  active: v.boolean(),
  amountToPay: swedishDecimal,
  customerCases: v.array(customerCaseSchema),
  registrationNumbers: filledTexts,
  hasOpenUninsuredPeriod: v.boolean(),
  /** By how much the case grows each day while the vehicle is uninsured. */
  dayCharge: dailyIncrease,
  ocrNumber: optionalText,
  plusGiroNumber: optionalText,
  /** An unknown state may have taken money, so it is not `None`. */
  paymentStatus: closedList(paymentStatuses, 'Initialized'),
  /** `null` too when one of its days is wrong: the overview then tells the customer to ask. */
  paymentPlanInfo: v.pipe(optional(paymentPlanInfoSchema), v.transform(withTrueDays)),
});

/** One case of a customer. Its amounts are in öre. */
export type ClaimCase = v.InferOutput<typeof caseSchema>;

/** A payment or correction of the last two years. */
export const transactionSchema = v.object({
  /** One of `transactionTypes`, or a newer one. */
  type: openList(transactionTypes),
  date: isoDate,
  amount: swedishDecimal,
});

/** A payment or a correction of the last two years. Its amount is in öre. */
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** Answer of GetReferenceNumberBasePackage. */
export const claimsPackageSchema = v.object({
  activeReferenceNumberBaseDeck: v.array(caseSchema),
  inactiveReferenceNumberBaseDeck: v.array(caseSchema),
  referenceNumberTransactions: v.array(transactionSchema),
  /** True if a payment has arrived that does not belong to a case yet. */
  hasOspec: v.boolean(),
});

/** All that the claims page shows: the customer, the cases and the transactions. */
export type ClaimsPackage = v.InferOutput<typeof claimsPackageSchema>;
