import { useParams } from 'react-router';

import { useQuery } from '../../customer/useQuery.ts';
import { CaseView } from './CaseView.tsx';

/** The case whose reference number stands in the address (rows R07 and Q16). */
export function Component() {
  const { id: referenceNumber = '' } = useParams();
  const query = useQuery(['claimCase', referenceNumber], (client) =>
    client.getCase({ query: { referenceNumber } }),
  );
  return <CaseView query={query} referenceNumber={referenceNumber} />;
}
