'use client';

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

import { collatorOf } from '../../private/collator.ts';
import type { UiTexts } from '../../texts.ts';
import type { Politeness } from './announcer.ts';

/** The props that the library passes to the router's link. It must set all of them on the `<a>` element. */
export type LinkComponentProps = {
  readonly href: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
} & {
  readonly [
    Name in
      | 'className'
      | 'id'
      | 'lang'
      | 'onClick'
      | 'target'
      | 'rel'
      | 'aria-current'
      | 'aria-label'
      | 'aria-describedby'
      | 'aria-labelledby'
  ]?: AnchorHTMLAttributes<HTMLAnchorElement>[Name] | undefined;
};

/** A component that renders an `<a>` and lets the application's router handle it. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** Says the message to screen readers: `polite` when they are silent, which is the default, or `assertive` at once. */
export type Announce = (message: string, politeness?: Politeness) => void;

export interface UiContextValue {
  readonly texts: UiTexts;
  readonly locale: string;
  readonly linkComponent: LinkComponent | 'a';
  readonly announce: Announce;
}

export const UiContext = createContext<UiContextValue | null>(null);

function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (value === null)
    throw new Error('Components of @mina-sidor/ui need a UiProvider around them.');
  return value;
}

/** The texts given to `UiProvider`. */
export function useUiTexts(): UiTexts {
  return useUi().texts;
}

/** The router's link given to `UiProvider`. */
export function useLinkComponent(): LinkComponent | 'a' {
  return useUi().linkComponent;
}

/** Announces a message in a live region, also while a dialog hides the rest of the page. */
export function useAnnounce(): Announce {
  return useUi().announce;
}

/** Compares words in the provider's language: in Swedish å, ä, ö come last. */
export function useCollator(): Intl.Collator {
  return collatorOf(useUi().locale);
}
