import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useAccess } from './access.ts';
import { useServices } from './services.ts';
import { useQuery } from './useQuery.ts';

const unreadKey = 'unreadCount';

/** Number of unread conversations; `null` until it is known and while messages are closed (rows Q28, U01 and Z41). */
export function useUnreadCount(): number | null {
  const access = useAccess();
  const isOpen = access?.systems.messages === true;
  const query = useQuery(
    isOpen ? [unreadKey] : null,
    (client) => client.getNumberOfUnreadConversations(),
    { isRetried: false, kind: 'background' },
  );
  return isOpen && query.status === 'ready' ? query.value : null;
}

/** Asks again for the number of unread conversations, wherever it shows; a failure leaves the number as it is. */
export function useRefetchUnreadCount(): () => Promise<void> {
  const { signal } = useServices();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // With the customer the cache has gone.
    if (!signal.aborted) await mutate([unreadKey]);
  }, [signal, mutate]);
}
