import { useClaims } from '../../customer/payment/useClaimCases.ts';
import { ClaimsView } from './ClaimsView.tsx';

/** The customer's cases and payments (row Q16). */
export function Component() {
  return <ClaimsView query={useClaims()} />;
}
