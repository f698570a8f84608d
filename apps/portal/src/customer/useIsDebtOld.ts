import { useStore } from '../platform/store.ts';
import { useServices } from './services.ts';
import { isAskedAgain, type Query } from './useQuery.ts';

/**
 * Whether the customer's debt is from an earlier page while this page still asks for it. It may have been paid since,
 * so it must not show (row Z26).
 *
 * @param query asks for the customer on this entry
 */
export function useIsDebtOld<Value>(query: Query<Value>): boolean {
  const { session, pageEntry } = useServices();
  const current = useStore(session.store);
  const isAsking = query.status === 'loading' || isAskedAgain(query);
  return isAsking && current.status === 'loggedIn' && pageEntry.isBefore(current.answeredAt);
}
