'use client';

import type { ReactNode } from 'react';

import { type LinkComponentProps, useLinkComponent } from '../UiProvider/contexts.ts';

type AnchorProps = Omit<LinkComponentProps, 'target' | 'rel'> & {
  readonly isExternal?: boolean | undefined;
  /** A file to save is not a page, so the router must not handle it. */
  readonly isDownload?: boolean | undefined;
};

/**
 * The only place that decides who handles a link: the router handles addresses inside the application, the browser
 * handles new tabs and schemes such as `tel:`. A hook, because rows of long tables have links and each component of a row
 * takes memory.
 */
export function useAnchor({
  isExternal = false,
  isDownload = false,
  children,
  ...attributes
}: AnchorProps): ReactNode {
  const RouterLink = useLinkComponent();
  if (isExternal) {
    return (
      <a {...attributes} rel="noopener" target="_blank">
        {children}
      </a>
    );
  }
  if (isDownload) {
    return (
      <a {...attributes} download>
        {children}
      </a>
    );
  }
  if (hasScheme(attributes.href)) return <a {...attributes}>{children}</a>;
  return <RouterLink {...attributes}>{children}</RouterLink>;
}

/** The same for a component that draws a link only at times. */
export function Anchor(props: AnchorProps): ReactNode {
  return useAnchor(props);
}

function hasScheme(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:/iu.test(href);
}
