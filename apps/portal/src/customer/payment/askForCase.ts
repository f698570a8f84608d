import type { ApiResult, ClaimCase, PortalClient } from '@mina-sidor/api-client';

/** Asks for a case. An answer about another case counts as unreadable: the customer would see, and pay, its amount. */
export async function askForCase(
  client: Pick<PortalClient, 'getCase'>,
  asked: string,
): Promise<ApiResult<ClaimCase>> {
  const answer = await client.getCase({ query: { referenceNumber: asked } });
  if (answer.outcome !== 'ok') return answer;
  return answer.value.referenceNumber === asked
    ? answer
    : {
        outcome: 'invalid',
        url: '/api/Insurance/GetReferenceNumberBaseCard',
        reason: 'referenceNumber',
      };
}
