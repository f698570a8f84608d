import { useAccess } from './services.ts';
import { useQuery } from './useQuery.ts';

/** Number of unread conversations; 0 until it is known and while messages are closed (rows Q28 and U01). */
export function useUnreadCount(): number {
  const access = useAccess();
  const isOpen = access?.systems.communication === true;
  const query = useQuery(
    isOpen ? ['unreadCount'] : null,
    (client) => client.getNumberOfUnreadConversations(),
    { isRetried: false, kind: 'background' },
  );
  return isOpen && query.status === 'ready' ? query.value : 0;
}
