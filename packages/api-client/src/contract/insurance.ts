import * as v from 'valibot';

import { swedishDecimal } from './amount.ts';
import { caseInsensitiveEnum, isoDate, optional } from './primitives.ts';

/** The state of a case's payment. `Created` and `CheckoutFinished` are "in progress". */
export const paymentStatuses = ['None', 'Initialized', 'CheckoutFinished', 'Created'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The subject of a case; a case over several vehicles or periods has several. */
export const customerCaseSchema = v.object({
  /** For instance `of-ärende`; an unknown value is displayed unchanged. */
  caseType: v.string(),
  damageDate: optional(isoDate),
  fromDate: optional(isoDate),
  toDate: optional(isoDate),
});
export type CustomerCase = v.InferOutput<typeof customerCaseSchema>;

const nextAmortizationOccasionSchema = v.object({ amountLeftToPay: swedishDecimal, date: isoDate });
const amortizationOccasionSchema = v.object({
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
export type PaymentPlanInfo = v.InferOutput<typeof paymentPlanInfoSchema>;

/** One case of a customer, answer of GetReferenceNumberBaseCard. */
export const caseSchema = v.object({
  /** Digits only; the grouping is drawn and never part of the text. */
  referenceNumber: v.string(),
  /**
   * The provider's name for the state, possibly with spaces around it; matched after trimming, otherwise null.
   */
  stateName: optional(v.string()),
  active: v.boolean(),
  amountToPay: swedishDecimal,
  customerCases: v.array(customerCaseSchema),
  registrationNumbers: v.array(v.string()),
  hasOpenUninsuredPeriod: v.boolean(),
  /** By how much the case grows each day while the vehicle is uninsured. */
  dayCharge: optional(swedishDecimal),
  ocrNumber: optional(v.string()),
  plusGiroNumber: optional(v.string()),
  paymentStatus: caseInsensitiveEnum(paymentStatuses, 'None'),
  paymentPlanInfo: optional(paymentPlanInfoSchema),
});
export type ClaimCase = v.InferOutput<typeof caseSchema>;

/** A payment or correction of the last two years. */
export const transactionSchema = v.object({
  /** For instance `CustomerPayment`; an unknown value is displayed as 'Övrigt'. */
  type: v.string(),
  date: isoDate,
  amount: swedishDecimal,
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** Answer of GetReferenceNumberBasePackage. */
export const claimsPackageSchema = v.object({
  activeReferenceNumberBaseDeck: v.array(caseSchema),
  inactiveReferenceNumberBaseDeck: v.array(caseSchema),
  referenceNumberTransactions: v.array(transactionSchema),
  /** True if a payment has arrived that does not belong to a case yet. */
  hasOspec: v.boolean(),
});
export type ClaimsPackage = v.InferOutput<typeof claimsPackageSchema>;
