import { useMemo } from 'react';
import type { ApiResult, ClaimCase, ClaimsPackage, User } from '@mina-sidor/api-client';

import { eachCaseOnce } from '../../domain/eachCaseOnce.ts';
import type { KnownPayments } from '../../domain/storedPayment.rules.ts';
import { type Asked, withKnownPayments } from '../../domain/completedPayments.rules.ts';
import { useKnownAnswer } from '../../platform/useAnswer.ts';
import { useStore } from '../../platform/store.ts';
import { useCustomer } from '../customer.ts';
import { type CustomerServices, useServices } from '../services.ts';
import { type Query, useQuery } from '../useQuery.ts';
import { askForCase } from './askForCase.ts';

/** The cases, and the debt that was fetched together with them: only these two can be compared (row Z26). */
export interface Claims extends ClaimsPackage {
  readonly user: User;
}

const claimsKey = ['claims'];

/** The cached claims; fetches nothing. */
function useKnownClaims(): ClaimsPackage | undefined {
  return useKnownAnswer<ClaimsPackage | undefined>(claimsKey, undefined);
}

const caseKey = (referenceNumber: string) => ['claimCase', referenceNumber];

/** The case as some page has fetched it; fetches nothing. */
export function useKnownCase(referenceNumber: string): ClaimCase | undefined {
  const claims = useKnownClaims();
  const fetched = useKnownAnswer<ClaimCase | undefined>(caseKey(referenceNumber), undefined);
  const listed = [
    ...(claims?.activeReferenceNumberBaseDeck ?? []),
    ...(claims?.inactiveReferenceNumberBaseDeck ?? []),
  ];
  return fetched ?? listed.find((one) => one.referenceNumber === referenceNumber);
}

/**
 * Whether a payment has come in that cannot be matched with a case (row Z86). Asks behind the page when no page has
 * told it yet, as after a reload; false until it is known.
 *
 * @param isWanted whether anything depends on it
 */
export function useHasOspec(isWanted: boolean): boolean {
  const known = useKnownClaims();
  const { client } = useServices();
  const asked = useQuery(
    isWanted && known === undefined ? ['hasOspec'] : null,
    async (): Promise<ApiResult<boolean>> => {
      const answer = await client.getClaims();
      return answer.outcome === 'ok' ? { ...answer, value: answer.value.hasOspec } : answer;
    },
    { kind: 'background' },
  );
  return known?.hasOspec ?? (asked.status === 'ready' && asked.value);
}

/** Asks for the customer's debt, cases and payments. */
async function askForClaims({
  client,
  session,
  payments,
}: CustomerServices): Promise<ApiResult<Asked<Claims>>> {
  const [user, claims] = await Promise.all([
    session.userForPage(),
    payments.askForCases(
      () => client.getClaims(),
      // A case that has been paid is among the closed ones.
      (value) => [...value.activeReferenceNumberBaseDeck, ...value.inactiveReferenceNumberBaseDeck],
    ),
  ]);
  if (claims.outcome !== 'ok') return claims;
  if (user.outcome !== 'ok') return user;
  const { value } = claims;
  return {
    ...claims,
    value: {
      ...value,
      activeReferenceNumberBaseDeck: eachCaseOnce(value.activeReferenceNumberBaseDeck),
      inactiveReferenceNumberBaseDeck: eachCaseOnce(value.inactiveReferenceNumberBaseDeck),
      user: user.value,
    },
  };
}

/**
 * The customer's debt, cases and payments (row Q16), corrected by the payments that this browser knows (row Z27).
 *
 * @param kind decides what a failure does: see `outcomePolicy`
 * @param isWanted false for a customer who may not ask for them
 */
export function useClaims(
  kind: 'query' | 'background' = 'query',
  isWanted: boolean = true,
): Query<Claims> {
  const services = useServices();
  const { scope } = useCustomer();
  const query = useQuery(
    isWanted ? claimsKey : null,
    () => askForClaims({ ...services, ...scope }),
    { kind },
  );
  return useWithPayments(query, claimsWithPayments);
}

/** One case of the customer, corrected in the same way. */
export function useClaimCase(referenceNumber: string): Query<ClaimCase> {
  const { payments } = useCustomer().scope;
  const query = useQuery(caseKey(referenceNumber), (client) =>
    payments.askForCases(
      () => askForCase(client, referenceNumber),
      (claimCase) => [claimCase],
    ),
  );
  return useWithPayments(query, withKnownPayments);
}

function claimsWithPayments(claims: Claims, payments: KnownPayments, askedAt: number): Claims {
  return {
    ...claims,
    activeReferenceNumberBaseDeck: claims.activeReferenceNumberBaseDeck.map((claimCase) =>
      withKnownPayments(claimCase, payments, askedAt),
    ),
  };
}

function useWithPayments<Value>(
  query: Query<Asked<Value>>,
  withPayments: (value: Value, payments: KnownPayments, askedAt: number) => Value,
): Query<Value> {
  const { store } = useCustomer().scope.payments;
  const payments = useStore(store);
  const known = query.status === 'ready' ? query.value : undefined;
  const value = useMemo(
    () => (known === undefined ? undefined : withPayments(known, payments, known.askedAt)),
    [known, payments, withPayments],
  );
  const refresh = async () => {
    const newer = await query.refresh();
    return newer === undefined ? undefined : withPayments(newer, store.get(), newer.askedAt);
  };
  if (query.status !== 'ready') return { ...query, refresh };
  return {
    ...query,
    value: value ?? query.value,
    refresh,
    change: (update) => query.change((asked) => ({ ...update(asked), askedAt: asked.askedAt })),
  };
}
