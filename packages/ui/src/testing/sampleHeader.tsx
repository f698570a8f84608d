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
  { key: 'overview', label: sv.overview.title, href: '#oversikt', isCurrent: false },
  { key: 'claims', label: sv.claims.title, href: '#krav', isCurrent: true },
  { key: 'damages', label: sv.damages.title, href: '#skador', isCurrent: false },
  {
    key: 'messages',
    label: sv.messages.title,
    href: '#meddelanden',
    isCurrent: false,
    badge: <Badge count={2} label="2 olästa meddelanden" />,
  },
  { key: 'documents', label: sv.documents.title, href: '#dokument', isCurrent: false },
];

/** What every header of the portal has. */
export const home = {
  logo,
  homeHref: '#hem',
  homeLabel: sv.shell.home,
  languageLink: { label: sv.shell.englishLink, lang: 'en', onOpen: openEnglish },
} as const;
