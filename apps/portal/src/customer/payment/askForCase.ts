import type { ApiResult, ClaimCase, PortalClient } from '@mina-sidor/api-client';

import { isSameNumber } from '../../domain/sameNumber.ts';

/**
 * Asks for a case. An answer about another case counts as unreadable: the customer would see, and pay, its amount. The
 * number is given back as it was asked for: the list writes it so, and payments are found by it.
 */
export async function askForCase(
  client: Pick<PortalClient, 'getCase'>,
  asked: string,
): Promise<ApiResult<ClaimCase>> {
  const answer = await client.getCase({ query: { referenceNumber: asked } });
  if (answer.outcome !== 'ok') return answer;
  return isSameNumber(asked, answer.value.referenceNumber)
    ? { ...answer, value: { ...answer.value, referenceNumber: asked } }
    : {
        outcome: 'invalid',
        url: '/api/Insurance/GetReferenceNumberBaseCard',
        reason: 'referenceNumber',
      };
}
