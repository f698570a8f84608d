'use client';

import type { ReactNode } from 'react';

import { type LinkComponentProps, useLinkComponent } from '../UiProvider/contexts.ts';

/**
 * The only place that decides who handles a link: the router handles addresses inside the application, the browser
 * handles new tabs and schemes such as `tel:`.
 */
export function Anchor({
  isExternal,
  isDownload = false,
  children,
  ...attributes
}: Omit<LinkComponentProps, 'target' | 'rel'> & {
  readonly isExternal: boolean;
  /** A file to save is not a page, so the router must not handle it. */
  readonly isDownload?: boolean | undefined;
}): ReactNode {
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

function hasScheme(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:/iu.test(href);
}
