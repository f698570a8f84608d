import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useAccess } from './access.ts';
import { useServices } from './services.ts';
import { useQuery } from './useQuery.ts';

const unreadKey = 'unreadCount';

/** The number of unread conversations; `null` until it is known and while messages are closed (rows Q28, U01 and Z41). */
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

/** Refetches the number wherever it shows. A failure keeps the number. */
export function useRefetchUnreadCount(): () => Promise<void> {
  const { signal } = useServices();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // The log-out has dropped the cache.
    if (!signal.aborted) await mutate([unreadKey]);
  }, [signal, mutate]);
}
