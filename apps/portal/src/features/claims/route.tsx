import { useQuery } from '../../customer/useQuery.ts';
import { ClaimsView } from './ClaimsView.tsx';

/** The customer's cases and payments (row Q16). */
export function Component() {
  return <ClaimsView query={useQuery(['claimsPackage'], (client) => client.getClaims())} />;
}
