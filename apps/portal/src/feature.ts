import type { ComponentType } from 'react';
import type { DamageCustomerType, MatrixCustomerType, System } from '@mina-sidor/api-client';

import type { CustomerPageName } from './features.ts';

interface Page {
  /** The address; `:id` stands for what differs from one such page to the next. */
  readonly path: string;
  /** Title of the document and label of the links in the navigation; `{id}` is the `:id` of the address. */
  readonly title: string;
  /** Fetches the page's code when it is first wanted. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** The page shows the provider's information text in full, so the header does not (row N21). */
  readonly showsInformationText?: boolean;
}

/** A page outside the login. */
export interface OpenFeature extends Page {
  /** Whom it is for: visitors who want to log in, everybody, or whoever logs out by coming here. */
  readonly isFor: 'visitors' | 'everybody' | 'leavers';
}

/** A page of the logged-in customer. */
export interface CustomerFeature extends Page {
  /** What must hold for the page to be shown; without it the customer is led to the overview. */
  readonly needs: {
    readonly systems: readonly System[];
    /** What the customer must be to the claims system. */
    readonly claimsCustomer?: MatrixCustomerType;
    /** What the customer must be to the damages system. */
    readonly damagesCustomer?: DamageCustomerType;
  };
  /** Says what is missing when the page cannot be reached (rows E21–E23); `null`: only that something is wrong. */
  readonly unreachable: string | null;
  /** The page has an item in the main navigation. */
  readonly isInNavigation?: boolean;
  /** The navigation item shows how many conversations are unread. */
  readonly countsUnread?: boolean;
  /** The page that this one belongs to: its item is marked in the navigation. */
  readonly parent?: CustomerPageName;
  /** The title without the `{id}`. */
  readonly shortTitle?: string;
  /** Whoever left any address under this one comes back here after the next login (row R16). */
  readonly collectsReturns?: boolean;
}

export type Feature = OpenFeature | CustomerFeature;
