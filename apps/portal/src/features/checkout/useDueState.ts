import type { ApiResult, ClaimCase, ClaimsPackage, PortalClient } from '@mina-sidor/api-client';

import { useCustomer } from '../../customer/customer.ts';
import { askForCase } from '../../customer/payment/askForCase.ts';
import { useServices } from '../../customer/services.ts';
import { useQuery } from '../../customer/useQuery.ts';
import type { KnownPayments } from '../../domain/storedPayment.rules.ts';
import { eachCaseOnce } from '../../domain/eachCaseOnce.ts';
import { type Asked, withKnownPayments } from '../../domain/completedPayments.rules.ts';
import { useStore } from '../../platform/store.ts';
import type { DueState } from '../../domain/payability.ts';
import { dueStateOf } from './dueState.rules.ts';

/** The state of what was to be paid, once `isWanted`: of the case, or of all cases when the payment was for all of them. */
export function useDueState(
  isWanted: boolean,
  referenceNumber: string | undefined,
): DueState | 'asking' {
  const { access, scope } = useCustomer();
  const known = useStore(scope.payments.store);
  const call = useCall(referenceNumber);
  const query = useQuery(isWanted ? ['dueState', referenceNumber ?? ''] : null, call, {
    kind: 'background',
  });
  switch (query.status) {
    case 'loading':
      return 'asking';
    case 'failed':
      return 'unknown';
    case 'ready': {
      const cases = withPayments(query.value, known);
      return dueStateOf(cases, access);
    }
  }
}

/** Fetches the case, or all cases, again, to know whether money was taken; undefined when that fails. */
export function useAskForDue(
  referenceNumber: string | undefined,
): () => Promise<readonly ClaimCase[] | undefined> {
  const { client, ask } = useServices();
  const { payments } = useCustomer().scope;
  const call = useCall(referenceNumber);
  return async () => {
    const result = await ask(() => call(client), { kind: 'background' });
    if (result.outcome !== 'ok') return undefined;
    const known = payments.store.get();
    return withPayments(result.value, known);
  };
}

function useCall(referenceNumber: string | undefined) {
  const { payments } = useCustomer().scope;
  return (client: PortalClient): Promise<ApiResult<Asked<ClaimCase | ClaimsPackage>>> =>
    payments.askForCases<ClaimCase | ClaimsPackage>(
      () =>
        referenceNumber === undefined ? client.getClaims() : askForCase(client, referenceNumber),
      casesOf,
    );
}

function withPayments(answer: Asked<ClaimCase | ClaimsPackage>, known: KnownPayments) {
  return casesOf(answer).map((one) => withKnownPayments(one, known, answer.askedAt));
}

function casesOf(value: ClaimCase | ClaimsPackage): readonly ClaimCase[] {
  return 'activeReferenceNumberBaseDeck' in value
    ? eachCaseOnce(value.activeReferenceNumberBaseDeck)
    : [value];
}
