import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';

import { useServices } from './services.ts';

interface DrawnPerCustomerProps {
  readonly children: ReactNode;
}

/**
 * Keeps what queries have answered. When a customer has left, everything is drawn again under another key and without
 * those answers. A visitor who logs in goes on with the page as it is.
 */
export function DrawnPerCustomer({ children }: DrawnPerCustomerProps) {
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
