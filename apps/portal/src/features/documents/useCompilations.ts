import { useMemo } from 'react';
import type { InsuranceDocument } from '@mina-sidor/api-client';

import { useCustomer } from '../../shared/customer.ts';
import { isDebtCompilation } from '../../shared/insuranceDocuments/insuranceDocuments.rules.ts';
import { useInsuranceDocuments } from '../../shared/insuranceDocuments/useInsuranceDocuments.ts';

/** What the page has to show of the documents about claims. */
export type CompilationsState =
  /** The documents are switched off (row K17). */
  | { readonly status: 'offline' }
  | { readonly status: 'blocked' }
  /** Whether this is a customer of the claims system is not known now. */
  | { readonly status: 'notAvailable' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void }
  | { readonly status: 'empty'; readonly canOrder: boolean }
  | { readonly status: 'ready'; readonly compilations: readonly InsuranceDocument[] };

const none: readonly InsuranceDocument[] = [];

/** The customer's debt compilations. Who is no customer of the claims system has none, and nothing is asked. */
export function useCompilations(): CompilationsState {
  const { access } = useCustomer();
  const query = useInsuranceDocuments(access.insuranceDocuments === 'open');
  const documents = query.status === 'ready' ? query.value : none;
  const compilations = useMemo(() => documents.filter(isDebtCompilation), [documents]);

  switch (access.insuranceDocuments) {
    case 'offline':
    case 'blocked':
    case 'notAvailable':
      return { status: access.insuranceDocuments };
    case 'notCustomer':
      return { status: 'empty', canOrder: false };
    case 'open':
  }
  switch (query.status) {
    case 'loading':
      return query;
    case 'failed':
      return query.isReloading ? { status: 'loading' } : { status: 'failed', reload: query.reload };
    case 'ready':
      return compilations.length === 0
        ? { status: 'empty', canOrder: access.routes.insurance }
        : { status: 'ready', compilations };
  }
}
