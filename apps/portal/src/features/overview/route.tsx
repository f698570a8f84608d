import { useUnreadCount } from '../../customer/useUnreadCount.ts';
import { OverviewView } from './OverviewView.tsx';

/** The overview (rows O01–O07). */
export function Component() {
  return <OverviewView unread={useUnreadCount()} />;
}
