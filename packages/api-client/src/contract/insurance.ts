import * as v from 'valibot';

import { swedishDecimal } from './amount.ts';
import { caseInsensitiveEnum, isoDate, optional } from './primitives.ts';

/** How far a payment of a case has come. `Created` and `CheckoutFinished` are "in progress". */
export const paymentStatuses = ['None', 'Initialized', 'CheckoutFinished', 'Created'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What a case is about; several when one case covers several vehicles or periods. */
export const customerCaseSchema = v.object({
  /** For instance `of-ärende`; a word that is not known is shown as written (row D15). */
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

/** An agreed instalment plan (row Q36). */
export const paymentPlanInfoSchema = v.object({
  activeAmortizationOccasion: amortizationOccasionSchema,
  nextAmortizationOccasion: optional(nextAmortizationOccasionSchema),
  /** The months left to pay, the current one included (row D34). */
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

/** One case of a customer (row Q35), answer of GetReferenceNumberBaseCard. */
export const insuranceCaseSchema = v.object({
  /** Digits only; the grouping is drawn, never part of the text (row Z25). */
  referenceNumber: v.string(),
  /** The provider's word for the state, possibly padded; matched after trimming, else null (row D14). */
  stateName: optional(v.string()),
  active: v.boolean(),
  amountToPay: swedishDecimal,
  customerCases: v.array(customerCaseSchema),
  registrationNumbers: v.array(v.string()),
  hasOpenUninsuredPeriod: v.boolean(),
  /** What the case grows with each day while the vehicle is uninsured. */
  dayCharge: optional(swedishDecimal),
  ocrNumber: optional(v.string()),
  plusGiroNumber: optional(v.string()),
  paymentStatus: caseInsensitiveEnum(paymentStatuses, 'None'),
  paymentPlanInfo: optional(paymentPlanInfoSchema),
});
export type InsuranceCase = v.InferOutput<typeof insuranceCaseSchema>;

/** A payment or correction of the last two years. */
export const transactionSchema = v.object({
  /** For instance `CustomerPayment`; an unknown word is shown as 'Övrigt' (row C19). */
  type: v.string(),
  date: isoDate,
  amount: swedishDecimal,
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** Answer of GetReferenceNumberBasePackage. */
export const insurancePackageSchema = v.object({
  activeReferenceNumberBaseDeck: v.array(insuranceCaseSchema),
  inactiveReferenceNumberBaseDeck: v.array(insuranceCaseSchema),
  referenceNumberTransactions: v.array(transactionSchema),
  /** True when a payment has come in that is not yet tied to a case. */
  hasOspec: v.boolean(),
});
export type InsurancePackage = v.InferOutput<typeof insurancePackageSchema>;
