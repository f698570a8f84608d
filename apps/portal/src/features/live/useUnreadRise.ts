import { useEffect, useRef } from 'react';
import { plural } from '@mina-sidor/texts';
import { useAnnounce } from '@mina-sidor/ui';
import { useLocation } from 'react-router';

import { useUnreadCount } from '../../customer/useUnreadCount.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';

/**
 * Announces the unread count when it rises while a page is open (row Z41). The messages page has its own
 * announcement.
 */
export function useUnreadRise(): void {
  const announce = useAnnounce();
  const unread = useUnreadCount();
  const isOnMessages = useLocation().pathname === paths.messages;
  const last = useRef<number | null>(null);

  useEffect(() => {
    if (unread === null) return;
    const isRisen = last.current !== null && unread > last.current;
    last.current = unread;
    if (isRisen && !isOnMessages) announce(plural(texts.shell.unread, unread));
  }, [unread, isOnMessages, announce]);
}
