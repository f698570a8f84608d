import { ClaimsView } from './ClaimsView.tsx';
import { useClaims } from './useClaims.ts';

/** The claims page (rows C03–C29). */
export function Component() {
  return <ClaimsView state={useClaims()} />;
}
