import type { ApiResult, ClaimCase, PortalClient } from '@mina-sidor/api-client';

import { isSameNumber } from '../../domain/sameNumber.ts';

/**
 * Asks for a case. An answer about another case counts as unreadable: the customer would see, and pay, its amount.
 */
export async function askForCase(
  client: Pick<PortalClient, 'getCase'>,
  referenceNumber: string,
): Promise<ApiResult<ClaimCase>> {
  const answer = await client.getCase({ query: { referenceNumber } });
  if (answer.outcome !== 'ok' || isSameNumber(referenceNumber, answer.value.referenceNumber)) {
    return answer;
  }
  return {
    outcome: 'invalid',
    url: '/api/Insurance/GetReferenceNumberBaseCard',
    reason: 'referenceNumber',
  };
}
