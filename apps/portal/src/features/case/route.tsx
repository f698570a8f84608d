import { useParams } from 'react-router';

import { CaseView } from './CaseView.tsx';
import { useCase } from './useCase.ts';

/** The case whose reference number stands in the address (row R07). */
export function Component() {
  const { id = '' } = useParams();
  return <CaseView referenceNumber={id} state={useCase(id)} />;
}
