import { useClaims } from '../../customer/payment/useClaims.ts';
import { ClaimsView } from './ClaimsView.tsx';

/** Row Q16. */
export function Component() {
  return <ClaimsView query={useClaims()} />;
}
