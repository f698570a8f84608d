import type { ComponentProps } from 'react';
import { Header } from '@mina-sidor/ui';

import { InformationOf, useInformationText } from '../../parts/informationText/InformationText.tsx';
import { ProviderLogo } from '../../parts/ProviderLogo.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { useOpenOnPage } from '../../platform/useOpenOnPage.ts';
import { EnglishInfoDialog } from './EnglishInfoDialog.tsx';

/** What the header shows about a customer. */
export type Account = Pick<
  Extract<ComponentProps<typeof Header>, { kind: 'authenticated' }>,
  'fullName' | 'logout' | 'navItems' | 'navLabel'
>;

interface SiteHeaderProps {
  /** Null for visitors. */
  readonly account: Account | null;
  /** Whether the header shows the information text, because the page does not (row N21). */
  readonly showsAlert: boolean;
}

/** Logo, English information and, for customers, their account (rows N03–N12). */
export function SiteHeader({ account, showsAlert }: SiteHeaderProps) {
  const information = useInformationText();
  const [isEnglishOpen, setIsEnglishOpen] = useOpenOnPage();

  const common = {
    logo: <ProviderLogo variant="header" />,
    homeHref: paths.root,
    homeLabel: account === null ? texts.shell.homeOfVisitor : texts.shell.home,
    languageLink: {
      label: texts.shell.englishLink,
      lang: 'en',
      onOpen: () => setIsEnglishOpen(true),
    },
    alert: showsAlert && information.length > 0 ? <InformationOf nodes={information} /> : undefined,
  };

  return (
    <>
      {account === null ? (
        <Header {...common} kind="unauthenticated" />
      ) : (
        <Header {...common} {...account} kind="authenticated" />
      )}
      <EnglishInfoDialog onOpenChange={setIsEnglishOpen} open={isEnglishOpen} />
    </>
  );
}
