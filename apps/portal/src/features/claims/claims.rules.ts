import {
  type ClaimCase,
  isPaymentInProgress,
  knownWord,
  type Transaction,
  type TransactionType,
  transactionTypes,
} from '@mina-sidor/api-client';

import type { Access } from '../../domain/access.ts';
import { type CaseTag, caseTagOf } from '../../domain/case.rules.ts';
import { runningPlanOf } from '../../domain/installmentPlan.rules.ts';
import { payability } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';

/**
 * The content of a case's pay cell (row C12). The first that applies wins: a payment in progress, the tag, the pay
 * link.
 */
export function payCellOf(
  claimCase: ClaimCase,
  access: Pick<Access, 'payments'>,
): 'paymentInProgress' | CaseTag | 'payable' | null {
  const { kind } = payability(claimCase, access);
  if (kind === 'caseClosed') return null;
  if (isPaymentInProgress(claimCase)) return 'paymentInProgress';
  const tag = caseTagOf(claimCase);
  if (tag !== null) return tag;
  switch (kind) {
    case 'payable':
      return kind;
    // The page of the case explains these. An uninsured case has its tag.
    case 'uninsuredPeriodOpen':
    case 'paymentInProgress':
    case 'unconfirmedPayment':
    case 'paymentsOff':
    case 'amountUnknown':
    case 'nothingToPay':
      return null;
  }
}

/** Whether the list has a link to pay a case, so that the customer can pay one by one. */
export function hasPayLink(
  active: readonly ClaimCase[],
  access: Pick<Access, 'payments'>,
): boolean {
  return active.some((claimCase) => payCellOf(claimCase, access) === 'payable');
}

/** The active cases whose installment plan may be ended (row D04). */
export function referencesOfPlansAtRisk(active: readonly ClaimCase[]): readonly string[] {
  return active
    .filter((claimCase) => runningPlanOf(claimCase)?.willBeClosed === true)
    .map(({ referenceNumber }) => referenceNumber);
}

/** The name of a transaction; unknown types are called 'Övrigt' (row C19). */
export function transactionTypeLabel({ type }: Pick<Transaction, 'type'>): string {
  return texts.claims.payments.types[knownWord(transactionTypes, type) ?? 'other'];
}

const directions = texts.claims.payments.directions;

const directionsByType: Record<TransactionType, string> = {
  CustomerPayment: directions.youPaid,
  KfmPayment: directions.enforcementPaid,
  Repayment: directions.wePaid,
  SkadeSystemPayment: directions.lessDebt,
  Correction: directions.lessDebt,
};

/**
 * Says in words which way the money went, because the amounts look alike (row Z34). A negative amount reverses a
 * payment, so the debt grows. Empty for an unknown type, and for a
 * correction whose amount cannot be read.
 */
export function directionOf({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  const known = knownWord(transactionTypes, type);
  if (known === null || (known === 'Correction' && amount === null)) return '';
  const isTakenBack = amount !== null && amount < 0 && known !== 'Repayment';
  return isTakenBack ? directions.moreDebt : directionsByType[known];
}
