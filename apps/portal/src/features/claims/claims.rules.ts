import {
  type ClaimCase,
  knownWord,
  type Transaction,
  type TransactionType,
  transactionTypes,
} from '@mina-sidor/api-client';

import type { Access } from '../../domain/access.ts';
import { type CaseTag, caseTagOf } from '../../domain/case.rules.ts';
import { isPaymentInProgress, payability } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';

/** What the pay cell of a case holds, the first that fits (row C12): a payment on its way, its tag, the way to pay. */
export function payCellOf(
  claimCase: ClaimCase,
  access: Pick<Access, 'payments'>,
): 'paymentInProgress' | CaseTag | 'payable' | null {
  const { kind } = payability(claimCase, access);
  if (kind === 'closed') return null;
  if (isPaymentInProgress(claimCase)) return 'paymentInProgress';
  return caseTagOf(claimCase) ?? (kind === 'payable' ? kind : null);
}

/** What a transaction is called; a type that is not known is 'Övrigt' (row C19). */
export function transactionTypeLabel({ type }: Pick<Transaction, 'type'>): string {
  return texts.claims.payments.types[knownWord(transactionTypes, type) ?? 'other'];
}

/** Above how many rows each button shows (row C15). */
export const caseListLimits = { showMoreAbove: 10, showAllAbove: 24 } as const;

const directions = texts.claims.payments.directions;

const directionsByType: Record<TransactionType, string> = {
  CustomerPayment: directions.youPaid,
  KfmPayment: directions.enforcementPaid,
  Repayment: directions.wePaid,
  SkadeSystemPayment: directions.lessDebt,
  Correction: directions.lessDebt,
};

/**
 * In words where the money of a transaction went, because amounts of both directions look alike (row Z34). Less than
 * nothing takes back what was paid, so the debt grows; of a type that is not known nobody can say.
 */
export function directionOf({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  const known = knownWord(transactionTypes, type);
  if (known === null) return '';
  const isTakenBack = amount !== null && amount < 0 && known !== 'Repayment';
  return isTakenBack ? directions.moreDebt : directionsByType[known];
}
