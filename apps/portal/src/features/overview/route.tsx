import { useServices } from '../../customer/services.ts';
import { useQuery } from '../../customer/useQuery.ts';
import { useUnreadCount } from '../../customer/useUnreadCount.ts';
import { OverviewView } from './OverviewView.tsx';

/** The overview (rows O01–O07). Its debt and notices are those of the customer, asked for on each entry (row Z26). */
export function Component() {
  const { session } = useServices();
  useQuery(['user'], () => session.refreshUser(), { isKnown: true });
  return <OverviewView unread={useUnreadCount()} />;
}
