import type { ReactNode } from 'react';

/** One page of the main navigation. */
export interface NavItem {
  /** Identifies the item among the others. */
  readonly key: string;
  /** The words of the link. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
  /** Whether it is the page being shown, or the one that page lies under. One item at most. */
  readonly isCurrent: boolean;
  /** Stands after the words and is part of the link's spoken name: a `Badge`. */
  readonly badge?: ReactNode;
}

/** The opener of the information in English. */
export interface EnglishInformation {
  /** Its words, in English. */
  readonly label: string;
  /** Called when it is pressed. */
  readonly onOpen: () => void;
}

interface WithHome {
  /** The provider's logo. Decoration here: `homeLabel` speaks for it. */
  readonly logo: ReactNode;
  /** Where the logo leads. */
  readonly homeHref: string;
  /** Spoken name of the logo's link. Begins with the words that the logo shows. */
  readonly homeLabel: string;
  /** Opens the information in English: in the bar, and on narrow windows in the customer's menu. */
  readonly english: EnglishInformation;
  /** A text that concerns every page, under the bar. */
  readonly alert?: ReactNode;
}

/** Nothing but the logo, for pages without the application: maintenance, and failures of the whole page. */
export interface DomainHeaderProps {
  readonly kind: 'domain';
  /** The provider's logo, which names the site. */
  readonly logo: ReactNode;
}

/** For visitors who have not logged in. */
export interface UnauthenticatedHeaderProps extends WithHome {
  readonly kind: 'unauthenticated';
}

/** For the customer: who is logged in, the main navigation, and the way out. */
export interface AuthenticatedHeaderProps extends WithHome {
  readonly kind: 'authenticated';
  /** The customer's full name. */
  readonly fullName: string;
  /** Names the main navigation for screen readers. */
  readonly navLabel: string;
  /** The pages, in order. */
  readonly navItems: readonly NavItem[];
  /** The way out, in the bar of every window and, when the menu is open, in the menu. */
  readonly logout: { readonly label: string; readonly href: string };
}

export type HeaderProps = DomainHeaderProps | UnauthenticatedHeaderProps | AuthenticatedHeaderProps;
