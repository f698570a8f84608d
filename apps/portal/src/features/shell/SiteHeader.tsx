import { Badge, Header } from '@mina-sidor/ui';
import { plural } from '@mina-sidor/texts';

import {
  InformationPieces,
  useInformationText,
} from '../../parts/informationText/InformationText.tsx';
import { ProviderLogo } from '../../parts/ProviderLogo.tsx';
import { customerPages, type CustomerPageName } from '../../features.ts';
import { paths } from '../../paths.ts';
import { useAccess, useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { useOpenHere } from '../../platform/useOpenHere.ts';
import { useUnreadCount } from '../../customer/useUnreadCount.ts';
import { EnglishInfoDialog } from './EnglishInfoDialog.tsx';
import { navigationItems } from './navigation.rules.ts';

interface SiteHeaderProps {
  /** The customer's page that is shown, if it is one. */
  readonly page: CustomerPageName | undefined;
  /** Whether the provider's text shows here, because the page does not show it in full (row N21). */
  readonly showsAlert: boolean;
}

/** Logo, English information, and for customers their name, log-out and main nav (rows N03–N12). */
export function SiteHeader({ page, showsAlert }: SiteHeaderProps) {
  const { session } = useServices();
  const currentSession = useStore(session.store);
  const access = useAccess();
  const unread = useUnreadCount();
  const information = useInformationText();
  const [isEnglishOpen, setIsEnglishOpen] = useOpenHere();

  const current = page && (customerPages[page].parent ?? page);
  const common = {
    logo: <ProviderLogo variant="header" />,
    homeHref: paths.root,
    homeLabel: texts.shell.home,
    languageLink: {
      label: texts.shell.englishLink,
      lang: 'en',
      onOpen: () => setIsEnglishOpen(true),
    },
    alert:
      showsAlert && information.length > 0 ? <InformationPieces nodes={information} /> : undefined,
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
            label: customerPages[key].title,
            href: paths[key],
            isCurrent: key === current,
            badge:
              customerPages[key].countsUnread === true && unread !== null ? (
                <Badge
                  count={unread}
                  // The overview says it in its card (row Z54).
                  label={page === 'overview' ? undefined : plural(texts.shell.unread, unread)}
                />
              ) : undefined,
          }))}
          navLabel={texts.shell.mainNavigation}
        />
      ) : (
        <Header {...common} kind="unauthenticated" />
      )}
      <EnglishInfoDialog onOpenChange={setIsEnglishOpen} open={isEnglishOpen} />
    </>
  );
}
