import { useMemo } from 'react';
import type { InsuranceDocument, RegisterExtract } from '@mina-sidor/api-client';

import { useCustomer } from '../../customer/customer.ts';
import { useInsuranceDocuments } from '../../customer/useClaimDocuments.ts';
import { useQuery } from '../../customer/useQuery.ts';
import { type DocumentRow, toDocumentRow, toExtractRow, toRows } from './documentRow.rules.ts';
import { type DocumentsNotices, noticesOf } from './notices.rules.ts';
import { type ClaimSection, toSections } from './sections.rules.ts';

/** How far a list has come, with what it holds. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void; readonly isReloading: boolean }
  | { readonly status: 'ready'; readonly value: Value };

export type ClaimRows = Readonly<Record<ClaimSection, readonly DocumentRow[]>>;

/** All that the documents page shows. */
export interface Documents {
  readonly notices: DocumentsNotices;
  /** The documents about claims; not shown while `notices.claims` stands in their place. */
  readonly claims: Loaded<ClaimRows>;
  readonly extracts: Loaded<readonly DocumentRow[]>;
  /** Whether the customer can go and order a debt compilation. */
  readonly canOrderCompilation: boolean;
}

const noDocuments: readonly InsuranceDocument[] = [];
const noExtracts: readonly RegisterExtract[] = [];

/**
 * The customer's documents (rows Q30 and K01), each list by itself: one that fails leaves the other working (row E11).
 * Who is no customer of the claims system has no documents there, and nothing is asked.
 */
export function useDocuments(): Documents {
  const { access } = useCustomer();
  const isOpen = access.insuranceDocuments === 'open';
  const claimQuery = useInsuranceDocuments(isOpen);
  const extractQuery = useQuery(['registerExtracts'], (client) => client.getRegisterExtracts());

  const documents = claimQuery.status === 'ready' ? claimQuery.value : noDocuments;
  const rows = useMemo<ClaimRows>(() => {
    const { demands, compilations, agreements } = toSections(documents);
    return {
      demands: toRows(demands, toDocumentRow),
      compilations: toRows(compilations, toDocumentRow),
      agreements: toRows(agreements, toDocumentRow),
    };
  }, [documents]);
  const known = extractQuery.status === 'ready' ? extractQuery.value : noExtracts;
  const extractRows = useMemo(() => toRows(known, toExtractRow), [known]);

  const isEmpty = Object.values(rows).every((section) => section.length === 0);
  const asked = isOpen ? loaded(claimQuery, rows) : { status: 'ready' as const, value: rows };
  const claims = inTurn(asked, extractQuery.status);
  const extracts = inTurn(loaded(extractQuery, extractRows), asked.status);
  return {
    notices: noticesOf({
      claims: access.insuranceDocuments,
      claimDocuments: statusOf(claims.status, isEmpty),
      extracts: statusOf(extracts.status, extractRows.length === 0),
    }),
    claims,
    extracts,
    canOrderCompilation: access.routes.insurance,
  };
}

const statusOf = (status: Loaded<unknown>['status'], isEmpty: boolean) =>
  status === 'ready' && isEmpty ? 'empty' : status;

/** A list that has failed shows so when the other has come or failed too: what failed is said once. */
const inTurn = <Value>(list: Loaded<Value>, other: Loaded<unknown>['status']): Loaded<Value> =>
  list.status === 'failed' && other === 'loading' ? { status: 'loading' } : list;

const loaded = <Value>(query: Loaded<unknown>, value: Value): Loaded<Value> =>
  query.status === 'ready' ? { status: 'ready', value } : query;
