import { sv } from '@mina-sidor/texts';
import { fn } from 'storybook/test';

import { Badge } from '../components/Badge/index.ts';
import type { NavItem } from '../components/Header/index.ts';
import { Logo } from '../components/Logo/index.ts';

/** Hears that the customer chose the page in English. */
export const openEnglish = fn();

/** The provider’s logo. */
export const logo = <Logo name={sv.shell.providerName} variant="header" />;

/** The main navigation on the claims page, with two unread messages. */
export const navItems: readonly NavItem[] = [
  { key: 'overview', label: sv.pages.titles.overview, href: '#oversikt', isCurrent: false },
  { key: 'claims', label: sv.pages.titles.claims, href: '#krav', isCurrent: true },
  { key: 'damages', label: sv.pages.titles.damages, href: '#skador', isCurrent: false },
  {
    key: 'messages',
    label: sv.pages.titles.messages,
    href: '#meddelanden',
    isCurrent: false,
    badge: <Badge count={2} label="2 olästa meddelanden" />,
  },
  { key: 'documents', label: sv.pages.titles.documents, href: '#dokument', isCurrent: false },
];

/** What every header of the portal has. */
export const home = {
  logo,
  homeHref: '#hem',
  homeLabel: sv.shell.home,
  languageLink: { label: sv.shell.englishLink, lang: 'en', onOpen: openEnglish },
} as const;
