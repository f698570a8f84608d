import type { ComponentType } from 'react';

import type { CallAhead } from './customer/callsAhead.ts';
import type { PageNeeds } from './domain/access.ts';
import type { CustomerPageName } from './paths.ts';

/** The code of a page. */
interface PageCode {
  readonly Component: ComponentType;
}

interface Page {
  /** The document's title and the label of links in the navigation; `{id}` stands for the address's `:id`. */
  readonly title: string;
  /** Loads the page's code on the first visit. */
  readonly load: () => Promise<PageCode>;
  /** The page shows the whole information text, so the header does not (row N21). */
  readonly showsInformationText?: boolean;
}

/** A page outside the login. */
export interface OpenFeature extends Page {
  /** Visitors who want to log in, everybody, or customers who log out by opening the page. */
  readonly isFor: 'visitors' | 'everybody' | 'leaving';
}

/** A page behind the login. */
export interface CustomerFeature extends Page {
  /** The page's conditions; the overview shows when they are not met. */
  readonly needs: PageNeeds;
  /** What is missing when the page cannot be reached (rows E21–E23); `null` for a general text. */
  readonly unreachable: string | null;
  /** The calls whose answers the page shows first. They are made before its code has loaded, each only where it is allowed. */
  readonly asks?: readonly CallAhead[];
  readonly isInNavigation?: boolean;
  /** The navigation item shows the unread count. */
  readonly countsUnread?: boolean;
  /** The parent page, whose navigation item is marked while this page shows. */
  readonly parent?: CustomerPageName;
  /** The title without the `{id}`. */
  readonly shortTitle?: string;
  /** After the next login, the customer returns here from any address below this page (row R16). */
  readonly collectsReturns?: boolean;
}

export type Feature = OpenFeature | CustomerFeature;
