import type { ReactNode } from 'react';

/** One page of the main navigation. */
export interface NavItem {
  /** Identifies the item. */
  readonly key: string;
  /** The label of the link. */
  readonly label: string;
  /** The address of the link. */
  readonly href: string;
  /** Whether it is the current page or its parent. True for at most one item. */
  readonly isCurrent: boolean;
  /** Shown after the label and part of the link's accessible name: a `Badge`. */
  readonly badge?: ReactNode;
}

/** Leads to the site, or to information about it, in another language. */
export type LanguageLink = {
  /** The label, in that language: `English`. */
  readonly label: string;
  /** That language as a BCP 47 tag, so that screen readers pronounce the label (WCAG 3.1.2): `en`. */
  readonly lang: string;
} & (
  | {
      /** The address in that language. */
      readonly href: string;
      readonly onOpen?: undefined;
    }
  | {
      /** Called when it is pressed, where the information opens on the same page. It is then a button. */
      readonly onOpen: () => void;
      readonly href?: undefined;
    }
);

interface WithHome {
  /** The provider's logo: a `Logo`, a picture or a text. It is decoration, because `homeLabel` names the link. */
  readonly logo: ReactNode;
  /** The address of the logo's link. */
  readonly homeHref: string;
  /** Accessible name of the logo's link. It starts with the words in the logo. */
  readonly homeLabel: string;
  /**
   * Leads to another language: from the bar, and in narrow windows from the customer's menu.
   * @default none
   */
  readonly languageLink?: LanguageLink | undefined;
  /** A message about every page, below the bar. */
  readonly alert?: ReactNode;
}

/** Only the logo, for pages without the application: maintenance, and failures of the whole page. */
export interface DomainHeaderProps {
  /** Who sees the header: everybody on a page about the site, a visitor, or a customer who is logged in. */
  readonly kind: 'domain';
  /** The provider's logo, which names the site. */
  readonly logo: ReactNode;
}

/** For visitors who have not logged in. It has no navigation: only `authenticated` has. */
export interface UnauthenticatedHeaderProps extends WithHome {
  /** Who sees the header: everybody on a page about the site, a visitor, or a customer who is logged in. */
  readonly kind: 'unauthenticated';
}

/** For logged-in customers: the name of the customer, the main navigation and the log-out link. */
export interface AuthenticatedHeaderProps extends WithHome {
  /** Who sees the header: everybody on a page about the site, a visitor, or a customer who is logged in. */
  readonly kind: 'authenticated';
  /** The customer's full name. */
  readonly fullName: string;
  /** Names the main navigation for screen readers. */
  readonly navLabel: string;
  /** The pages, in order. */
  readonly navItems: readonly NavItem[];
  /** The log-out link: in the bar of every window, or in the menu while that is open. */
  readonly logout: { readonly label: string; readonly href: string };
}

export type HeaderProps = DomainHeaderProps | UnauthenticatedHeaderProps | AuthenticatedHeaderProps;
