import type { InsuranceCase } from '@mina-sidor/api-client';

import { type CaseState, caseStateOf } from '../../domain/case.rules.ts';

/** What the row Status says: a plain word, or the state with an explanation (rows D12 and D13). */
export type CaseStatus =
  | { readonly kind: 'closed' }
  | { readonly kind: 'active' }
  | { readonly kind: 'state'; readonly state: Exclude<CaseState, 'Claim'> };

/** Claim and a state that is not known are the simple states: nothing has happened that needs explaining. */
export function caseStatusOf(
  insuranceCase: Pick<InsuranceCase, 'active' | 'stateName'>,
): CaseStatus {
  if (!insuranceCase.active) return { kind: 'closed' };
  const state = caseStateOf(insuranceCase);
  if (state === null || state === 'Claim') return { kind: 'active' };
  return { kind: 'state', state };
}

/** The one sentence under the reference number, if any (rows D09–D11). */
export type CaseHighlight = 'uninsured' | 'severalVehicles' | 'oneVehicle' | 'noVehicle';

/** The first that fits, in this order; a plain case over one vehicle has none. */
export function caseHighlightOf(
  insuranceCase: Pick<
    InsuranceCase,
    'hasOpenUninsuredPeriod' | 'customerCases' | 'registrationNumbers'
  >,
): CaseHighlight | null {
  const isCombined = insuranceCase.customerCases.length > 1;
  const vehicles = insuranceCase.registrationNumbers.length;
  if (insuranceCase.hasOpenUninsuredPeriod) return 'uninsured';
  if (isCombined && vehicles > 1) return 'severalVehicles';
  if (isCombined) return 'oneVehicle';
  if (vehicles === 0) return 'noVehicle';
  return null;
}
