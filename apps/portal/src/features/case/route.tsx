import { useParams } from 'react-router';

import { useClaimCase } from '../../customer/payment/useClaims.ts';
import { withoutSpaces } from '../../domain/sameNumber.ts';
import { CaseView } from './CaseView.tsx';

/** Rows R07 and Q16. */
export function Component() {
  // A number that somebody has pasted or linked may be grouped.
  const referenceNumber = withoutSpaces(useParams()['id'] ?? '');
  return <CaseView query={useClaimCase(referenceNumber)} referenceNumber={referenceNumber} />;
}
