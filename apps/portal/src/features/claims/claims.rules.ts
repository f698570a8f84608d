import type { InsuranceCase, Transaction } from '@mina-sidor/api-client';

import {
  type CaseTag,
  caseTagOf,
  isPayable,
  isPaymentInProgress,
} from '../../domain/case.rules.ts';
import { texts } from '../../texts.ts';

/** What the pay cell of a case holds. */
export type PayCell =
  | { readonly kind: 'processing' }
  | { readonly kind: 'tag'; readonly tag: CaseTag }
  | { readonly kind: 'pay' }
  | { readonly kind: 'none' };

/** The first that fits (row C12). A closed case has nothing to pay. */
export function payCellOf(insuranceCase: InsuranceCase, isPayingOffered: boolean): PayCell {
  if (!insuranceCase.active) return { kind: 'none' };
  if (isPaymentInProgress(insuranceCase)) return { kind: 'processing' };
  const tag = caseTagOf(insuranceCase);
  if (tag !== null) return { kind: 'tag', tag };
  if (isPayingOffered && isPayable(insuranceCase)) return { kind: 'pay' };
  return { kind: 'none' };
}

const transactionTypeLabels = new Map<string, string>(Object.entries(texts.claims.payments.types));

/** What a transaction is called; a type that is not known is 'Övrigt' (row C19). */
export function transactionTypeLabel({ type }: Pick<Transaction, 'type'>): string {
  return transactionTypeLabels.get(type.trim()) ?? texts.claims.payments.types.other;
}

/** How many rows the lists show at first and with each step, and above how many rows each button shows (row C15). */
export const caseListLimits = { pageSize: 10, showMoreAbove: 10, showAllAbove: 24 } as const;
