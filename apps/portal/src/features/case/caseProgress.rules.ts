import type { InsuranceCase } from '@mina-sidor/api-client';

import { type CaseState, caseStateOf } from '../../shared/insuranceCase.rules.ts';

/** What happens to a claim that is not paid in time, in this order (row D20). */
export const progressSteps = [
  'claim',
  'reminder',
  'collection',
  'paymentOrder',
  'ruling',
  'foreclosure',
] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** States outside the progression have no step. */
const stepOfState: Partial<Record<CaseState, ProgressStep>> = {
  Claim: 'claim',
  Reminder: 'reminder',
  Collection: 'collection',
  PaymentOrder: 'paymentOrder',
  Decision: 'ruling',
  Verdict: 'ruling',
  Foreclosure: 'foreclosure',
};

/** Whether 'Om du inte betalar i tid' shows (row D19), and which step is the present one, if any (row D21). */
type CaseProgressView =
  | { readonly isShown: false }
  | { readonly isShown: true; readonly current: ProgressStep | null };

export function caseProgressOf(
  insuranceCase: Pick<InsuranceCase, 'active' | 'stateName'>,
): CaseProgressView {
  const state = caseStateOf(insuranceCase);
  if (!insuranceCase.active || state === null || state === 'Claim') return { isShown: false };
  return { isShown: true, current: stepOfState[state] ?? null };
}
