import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';

import { useServices } from './services.ts';

interface CustomerCacheProps {
  readonly children: ReactNode;
}

/**
 * Holds the cache of all queries. When a customer leaves, the key changes: every page is mounted again with an empty
 * cache. A visitor who logs in keeps the mounted page.
 */
export function CustomerCache({ children }: CustomerCacheProps) {
  const { owner, signal } = useServices();
  const [drawn, setDrawn] = useState({ owner, signal, key: 0 });
  if (drawn.signal !== signal) {
    setDrawn({ owner, signal, key: drawn.owner === null ? drawn.key : drawn.key + 1 });
  }
  return (
    <SWRConfig key={drawn.key} value={{ provider: () => new Map() }}>
      {children}
    </SWRConfig>
  );
}
