import { ungrouped } from '@mina-sidor/api-client';
import { useParams } from 'react-router';

import { useClaimCase } from '../../customer/payment/useClaims.ts';
import { CaseView } from './CaseView.tsx';

/** Rows R07 and Q16. */
export function Component() {
  // A number that somebody has pasted or linked may be grouped.
  const referenceNumber = ungrouped(useParams()['id'] ?? '');
  return <CaseView query={useClaimCase(referenceNumber)} referenceNumber={referenceNumber} />;
}
