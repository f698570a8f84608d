import { type ReactNode, useState } from 'react';
import { Badge, Header, Logo } from '@mina-sidor/ui';
import { plural } from '@mina-sidor/texts';

import { paths } from '../../shared/paths.ts';
import type { RouteHandle } from '../../shared/routeHandle.ts';
import { useAccess, useServices } from '../../shared/services.ts';
import { useStore } from '../../shared/store.ts';
import { texts } from '../../shared/texts.ts';
import { useUnreadCount } from '../../shared/useUnreadCount.ts';
import { EnglishInfoDialog } from './EnglishInfoDialog.tsx';
import { navigationItems } from './navigation.rules.ts';

interface SiteHeaderProps {
  /** The item of the main nav that the present page belongs to. */
  readonly current: RouteHandle['navigation'];
  /** A text from the provider for pages that do not show it in full (row N21). */
  readonly alert?: ReactNode;
}

/** Logo, English information, and for customers their name, log-out and main nav (rows N03–N12). */
export function SiteHeader({ current, alert }: SiteHeaderProps) {
  const { session } = useServices();
  const currentSession = useStore(session.store);
  const access = useAccess();
  const unread = useUnreadCount();
  const [isEnglishInfoOpen, setIsEnglishInfoOpen] = useState(false);

  const common = {
    logo: <Logo name={texts.shell.providerName} variant="header" />,
    homeHref: paths.root,
    homeLabel: texts.shell.home,
    english: { label: texts.shell.englishLink, onOpen: () => setIsEnglishInfoOpen(true) },
    alert,
  };

  return (
    <>
      {currentSession.status === 'loggedIn' && access !== null ? (
        <Header
          {...common}
          fullName={currentSession.user.fullName}
          kind="authenticated"
          logout={{ label: texts.shell.logOut, href: paths.loggedOut }}
          navItems={navigationItems(access).map((key) => ({
            key,
            label: texts.shell.navigation[key],
            href: paths[key],
            isCurrent: key === current,
            badge:
              key === 'communication' ? (
                <Badge count={unread} label={plural(texts.shell.unread, unread)} />
              ) : undefined,
          }))}
          navLabel={texts.shell.mainNavigation}
        />
      ) : (
        <Header {...common} kind="unauthenticated" />
      )}
      <EnglishInfoDialog isOpen={isEnglishInfoOpen} onClose={() => setIsEnglishInfoOpen(false)} />
    </>
  );
}
