import { swedishDecimal } from '../contract/amount.ts';
import { loginStatusSchema, startDummyLoginRequestSchema } from '../contract/bankId.ts';
import {
  attachedFileSchema,
  conversationSchema,
  messageSchema,
  storedMessageSchema,
} from '../contract/communication.ts';
import { damageSchema } from '../contract/damage.ts';
import { claimDocumentSchema } from '../contract/documents.ts';
import { errorReportSchema } from '../contract/errorReport.ts';
import { finalizeLoginRequestSchema, userSchema } from '../contract/identity.ts';
import {
  amortizationOccasionSchema,
  caseSchema,
  claimsPackageSchema,
  customerCaseSchema,
  nextAmortizationOccasionSchema,
  paymentPlanInfoSchema,
  transactionSchema,
} from '../contract/insurance.ts';
import { createdPaymentSchema, createTotalPaymentRequestSchema } from '../contract/payment.ts';
import { problemSchema } from '../contract/problem.ts';
import {
  registerExtractRequestSchema,
  registerExtractSchema,
} from '../contract/registerExtract.ts';
import { siteStateEntrySchema } from '../contract/siteState.ts';

/** The named schemas of the document; all others are inlined where they are used. */
export const named = {
  AmortizationOccasion: amortizationOccasionSchema,
  AttachedFile: attachedFileSchema,
  Conversation: conversationSchema,
  CreatedPayment: createdPaymentSchema,
  CreateTotalPaymentRequest: createTotalPaymentRequestSchema,
  CustomerCase: customerCaseSchema,
  Damage: damageSchema,
  ErrorReport: errorReportSchema,
  FinalizeLoginRequest: finalizeLoginRequestSchema,
  ClaimCase: caseSchema,
  ClaimDocument: claimDocumentSchema,
  ClaimsPackage: claimsPackageSchema,
  LoginStatus: loginStatusSchema,
  Message: messageSchema,
  NextAmortizationOccasion: nextAmortizationOccasionSchema,
  PaymentPlanInfo: paymentPlanInfoSchema,
  Problem: problemSchema,
  RegisterExtract: registerExtractSchema,
  RegisterExtractRequest: registerExtractRequestSchema,
  SiteStateEntry: siteStateEntrySchema,
  StartDummyLoginRequest: startDummyLoginRequestSchema,
  StoredMessage: storedMessageSchema,
  SwedishDecimal: swedishDecimal,
  Transaction: transactionSchema,
  User: userSchema,
};
