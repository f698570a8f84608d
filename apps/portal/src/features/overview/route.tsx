import { useServices } from '../../customer/services.ts';
import { useIsDebtOld } from '../../customer/useIsDebtOld.ts';
import { useQuery } from '../../customer/useQuery.ts';
import { useUnreadCount } from '../../customer/useUnreadCount.ts';
import { OverviewView } from './OverviewView.tsx';

/** Rows O01–O07. The user is refetched on each entry, because the debt and the notices depend on it (row Z26). */
export function Component() {
  const { session } = useServices();
  const asked = useQuery(['user'], () => session.refreshUser(), { isKnown: true });
  return <OverviewView isDebtOld={useIsDebtOld(asked)} unread={useUnreadCount()} />;
}
