import { Badge } from '@mina-sidor/ui';
import { plural } from '@mina-sidor/texts';

import { useAccess } from '../../customer/accessNow.ts';
import { useServices } from '../../customer/services.ts';
import { useUnreadCount } from '../../customer/useUnreadCount.ts';
import { customerPages } from '../../allFeatures.ts';
import { type CustomerPageName, paths } from '../../paths.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { navigationItems } from './navigation.rules.ts';
import { type Account, SiteHeader } from './SiteHeader.tsx';

interface PageHeaderProps {
  /** The current page, if it is one behind the login. */
  readonly page: CustomerPageName | undefined;
  /** Whether the header shows the information text, because the page does not (row N21). */
  readonly showsAlert: boolean;
}

/** The header; for customers with name, log-out and main navigation (rows N04–N12). */
export function PageHeader({ page, showsAlert }: PageHeaderProps) {
  return <SiteHeader account={useAccount(page)} showsAlert={showsAlert} />;
}

function useAccount(page: CustomerPageName | undefined): Account | null {
  const currentSession = useStore(useServices().session.store);
  const access = useAccess();
  const unread = useUnreadCount();
  if (currentSession.status !== 'loggedIn' || access === null) return null;

  const current = page && (customerPages[page].parent ?? page);
  return {
    fullName: currentSession.user.fullName,
    logout: { label: texts.shell.logOut, href: paths.loggedOut },
    navItems: navigationItems(access).map((key) => ({
      key,
      label: customerPages[key].title,
      href: paths[key],
      isCurrent: key === current,
      badge:
        customerPages[key].countsUnread === true && unread !== null ? (
          <Badge count={unread} label={plural(texts.shell.unread, unread)} />
        ) : undefined,
    })),
    navLabel: texts.shell.mainNavigation,
  };
}
