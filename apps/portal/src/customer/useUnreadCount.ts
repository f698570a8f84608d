import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useAccess } from './accessNow.ts';
import { useServices } from './services.ts';
import { isLate, useQuery } from './useQuery.ts';

const unreadKey = 'unreadCount';

interface UnreadState {
  /** The number of unread conversations; `null` until it is known and while messages are closed (rows Q28, U01 and Z41). */
  readonly count: number | null;
  /** An answer is on its way, maybe a newer one. */
  readonly isAsking: boolean;
}

export function useUnreadState(): UnreadState {
  const access = useAccess();
  const isOpen = access?.systems.messages === true;
  const query = useQuery(
    isOpen ? [unreadKey] : null,
    (client) => client.getNumberOfUnreadConversations(),
    { isRetried: false, kind: 'background' },
  );
  const count = isOpen && query.status === 'ready' ? query.value : null;
  const isOldZero = count === 0 && query.status === 'ready' && query.isOutdated;
  return {
    // That nothing was unread before is no sign that nothing is now.
    count: isOldZero ? null : count,
    isAsking: isOpen && isLate(query),
  };
}

/** The number alone. */
export function useUnreadCount(): number | null {
  return useUnreadState().count;
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
