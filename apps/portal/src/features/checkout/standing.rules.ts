import type { ApiResult, InsuranceCase, InsurancePackage } from '@mina-sidor/api-client';

import { isPayable, isPaymentInProgress } from '../../domain/case.rules.ts';

/** How what was to be paid stands where the checkout cannot be shown. The payment may have been made elsewhere. */
export type PaymentStanding = 'inProgress' | 'nothingToPay' | 'payable';

/** How the cases stand together. */
export function standingOf(cases: readonly InsuranceCase[]): PaymentStanding {
  if (cases.some(isPaymentInProgress)) return 'inProgress';
  return cases.some(isPayable) ? 'payable' : 'nothingToPay';
}

/** How the one case stands, from its answer. */
export function standingOfCase(result: ApiResult<InsuranceCase>): ApiResult<PaymentStanding> {
  return result.outcome === 'ok' ? { ...result, value: standingOf([result.value]) } : result;
}

/** How everything stands, from the answer about all cases. */
export function standingOfPackage(result: ApiResult<InsurancePackage>): ApiResult<PaymentStanding> {
  return result.outcome === 'ok'
    ? { ...result, value: standingOf(result.value.activeReferenceNumberBaseDeck) }
    : result;
}
