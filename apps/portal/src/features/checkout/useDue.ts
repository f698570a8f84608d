import type { ApiResult, ClaimCase, ClaimsPackage, PortalClient } from '@mina-sidor/api-client';

import { useCustomer } from '../../customer/customer.ts';
import { askForCase } from '../../customer/payment/askForCase.ts';
import { useServices } from '../../customer/services.ts';
import { useQuery } from '../../customer/useQuery.ts';
import type { KnownPayments } from '../../domain/storedPayment.rules.ts';
import { eachCaseOnce } from '../../domain/eachCaseOnce.ts';
import { type Asked, withKnownPayments } from '../../domain/completedPayments.rules.ts';
import { useStore } from '../../platform/store.ts';
import type { CaseWithPayments, DueState } from '../../domain/payability.ts';
import { dueStateOf } from './dueState.rules.ts';

interface Due {
  readonly state: DueState | 'asking';
  /** Null while they are not known. */
  readonly cases: readonly CaseWithPayments[] | null;
}

/**
 * What was to be paid: the case, or all cases when the payment was for all of them.
 *
 * @param why the cases are asked for, anew for each reason; null while nobody needs to know
 */
export function useDue(
  why: 'openedAgain' | 'unavailable' | null,
  referenceNumber: string | undefined,
): Due {
  const { access, scope } = useCustomer();
  const known = useStore(scope.payments.store);
  const call = useCall(referenceNumber);
  const query = useQuery(why === null ? null : ['due', why, referenceNumber ?? ''], call, {
    kind: 'background',
  });
  switch (query.status) {
    case 'loading':
      return { state: 'asking', cases: null };
    case 'failed':
      return { state: 'unknown', cases: null };
    case 'ready': {
      const cases = withPayments(query.value, known);
      return { state: dueStateOf(cases, access), cases };
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
