import { expect, it } from 'vitest';

import { Header } from './index.ts';

const home = {
  logo: 'Trafikfonden',
  homeHref: '/',
  homeLabel: 'Trafikfonden, till översikten',
  languageLink: { label: 'English', lang: 'en', onOpen: () => undefined },
} as const;
const customer = {
  fullName: 'Maja Lindqvist',
  navLabel: 'Huvudmeny',
  navItems: [],
  logout: { label: 'Logga ut', href: '/loggaut' },
} as const;

it('accepts for each kind of header only its own props', () => {
  const elements = [
    <Header key="1" kind="domain" logo="Trafikfonden" />,
    <Header key="2" kind="unauthenticated" {...home} />,
    <Header key="3" kind="authenticated" {...home} {...customer} />,
    // @ts-expect-error -- a customer can always log out
    <Header key="4" kind="authenticated" {...home} {...customer} logout={undefined} />,
    // @ts-expect-error -- a visitor has no name
    <Header fullName="Maja Lindqvist" key="5" kind="unauthenticated" {...home} />,
    // @ts-expect-error -- this header cannot open anything
    <Header key="6" kind="domain" languageLink={home.languageLink} logo="Trafikfonden" />,
    // @ts-expect-error -- the logo's link needs a name
    <Header
      homeHref="/"
      key="7"
      kind="unauthenticated"
      languageLink={home.languageLink}
      logo="Trafikfonden"
    />,
    <Header
      key="8"
      kind="unauthenticated"
      {...home}
      languageLink={{ label: 'Suomi', lang: 'fi', href: '/fi' }}
    />,
    <Header
      key="9"
      kind="unauthenticated"
      {...home}
      // @ts-expect-error -- it either leads to an address or opens something on the page
      languageLink={{ ...home.languageLink, href: '/en' }}
    />,
    // @ts-expect-error -- screen readers need the language of the label
    <Header key="10" kind="unauthenticated" {...home} languageLink={{ label: 'EN', href: '/' }} />,
  ];
  expect(elements.length).toBe(10);
});
