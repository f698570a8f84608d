import { useRouteError } from 'react-router';

import { DomainShell } from './DomainShell.tsx';
import { Unexpected } from './Unexpected.tsx';

/** In place of everything when what lies around the pages is broken (rows E24 and N03). */
export function TopLevelError() {
  return (
    <DomainShell>
      <Unexpected error={useRouteError()} />
    </DomainShell>
  );
}
