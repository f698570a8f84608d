import { useEffect, useMemo } from 'react';
import type { ClaimDocument, RegisterExtract } from '@mina-sidor/api-client';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { useClaimDocuments } from '../../customer/useClaimDocuments.ts';
import { type Shown, useQuery } from '../../customer/useQuery.ts';
import {
  type ClaimRows,
  type DocumentRow,
  toClaimRows,
  toExtractRows,
  unknownTypesOf,
} from './documents.rules.ts';
import { type DocumentsNotices, noticesOf } from './notices.rules.ts';

export interface Documents {
  readonly notices: DocumentsNotices;
  /** The documents about claims. They do not show while `notices.claims` replaces them. */
  readonly claims: Shown<ClaimRows>;
  readonly extracts: Shown<readonly DocumentRow[]>;
  /** Whether the customer can open the page that orders a debt compilation. */
  readonly canOrderCompilation: boolean;
}

const noDocuments: readonly ClaimDocument[] = [];
const noExtracts: readonly RegisterExtract[] = [];

/**
 * The customer's documents (rows Q30 and K01). The lists are fetched separately, so that one still works when the
 * other fails (row E11). Documents about claims are fetched only for customers of the claims system.
 */
export function useDocuments(): Documents {
  const { access } = useCustomer();
  const isOpen = access.claimDocuments === 'open';
  const claimQuery = useClaimDocuments(isOpen);
  const extractQuery = useQuery(['registerExtracts'], (client) => client.getRegisterExtracts());

  const documents = claimQuery.status === 'ready' ? claimQuery.value : noDocuments;
  const claimRows = useMemo(() => toClaimRows(documents), [documents]);
  useUnknownTypesReported(documents);
  const knownExtracts = extractQuery.status === 'ready' ? extractQuery.value : noExtracts;
  const extractRows = useMemo(() => toExtractRows(knownExtracts), [knownExtracts]);

  const claimList: Shown<ClaimRows> =
    isOpen && claimQuery.status !== 'ready' ? claimQuery : { status: 'ready', value: claimRows };
  const extractList: Shown<readonly DocumentRow[]> =
    extractQuery.status === 'ready' ? { status: 'ready', value: extractRows } : extractQuery;
  const claims = afterOther(claimList, extractList);
  const extracts = afterOther(extractList, claimList);
  return {
    notices: noticesOf({
      claims: access.claimDocuments,
      claimDocuments: statusOf(claims, (rows) => Object.values(rows).flat()),
      extracts: statusOf(extracts, (rows) => rows),
    }),
    claims,
    extracts,
    canOrderCompilation: access.routes.claims,
  };
}

/** Reports document types that the portal does not know, each once (row K05). */
function useUnknownTypesReported(documents: readonly ClaimDocument[]): void {
  const { errorLog } = useServices();
  useEffect(() => {
    for (const type of unknownTypesOf(documents)) {
      errorLog.report(new Error(`A document has the unknown type '${type}'.`));
    }
  }, [documents, errorLog]);
}

function statusOf<Value>(list: Shown<Value>, rowsOf: (value: Value) => readonly DocumentRow[]) {
  return list.status === 'ready' && rowsOf(list.value).length === 0 ? 'empty' : list.status;
}

/** Delays a failure until the other list has loaded or failed, so that one notice can cover both. */
function afterOther<Value>(list: Shown<Value>, other: Shown<unknown>): Shown<Value> {
  return list.status === 'failed' && other.status === 'loading' ? { status: 'loading' } : list;
}
