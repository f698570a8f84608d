import type { ReactNode } from 'react';

import { RecentCalls } from './calls/RecentCalls.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { words } from './words.ts';

/** All calls of the last minutes. */
export function CallsPage(): ReactNode {
  return (
    <>
      <PageHead lead={words.calls.lead} title={words.calls.title} />
      <RecentCalls />
    </>
  );
}
