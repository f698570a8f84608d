import { useParams } from 'react-router';

import { useClaimCase } from '../../customer/payment/useClaims.ts';
import { CaseView } from './CaseView.tsx';

/** Rows R07 and Q16. */
export function Component() {
  const { id: referenceNumber = '' } = useParams();
  return <CaseView query={useClaimCase(referenceNumber)} referenceNumber={referenceNumber} />;
}
