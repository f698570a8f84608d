'use client';

import '../../theme/global.css.ts';

import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';

import type { UiTexts } from '../../texts.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { type Announcer, createAnnouncer, type Politeness } from './announcer.ts';
import { type LinkComponent, UiContext, type UiContextValue } from './contexts.ts';

export interface UiProviderProps {
  /** All texts that the components need themselves. */
  readonly texts: UiTexts;
  /**
   * Language tag of the texts, as in `<html lang>`: sorts words and writes numbers, dates and file sizes. Name the country
   * where countries differ: `en-GB` writes 30/11/2026, `en` is American and writes 11/30/2026. `en_GB` is the same as
   * `en-GB`.
   */
  readonly locale: string;
  /**
   * The router's link component, used for every address inside the application.
   * @default a plain `<a>`
   */
  readonly linkComponent?: LinkComponent | undefined;
  /** The application. */
  readonly children: ReactNode;
}

/**
 * Gives components their texts, their language and the router's link, and holds the page's two live regions. Wrap the
 * whole application in one provider.
 */
export function UiProvider({ texts, locale, linkComponent, children }: UiProviderProps): ReactNode {
  const [announcer] = useState(createAnnouncer);
  const value = useMemo(
    (): UiContextValue => ({
      texts,
      // The browser's formats throw for an underscore.
      locale: locale.replaceAll('_', '-'),
      linkComponent: linkComponent ?? 'a',
      announce: announcer.announce,
    }),
    [texts, locale, linkComponent, announcer],
  );
  return (
    <UiContext value={value}>
      {children}
      <LiveRegion announcer={announcer} politeness="polite" />
      <LiveRegion announcer={announcer} politeness="assertive" />
    </UiContext>
  );
}

/**
 * `aria-live` without a role, because some screen readers read a region with `role="alert"` twice. The explicit
 * attribute also keeps the region audible while a modal dialog hides everything else.
 */
function LiveRegion({
  announcer,
  politeness,
}: {
  readonly announcer: Announcer;
  readonly politeness: Politeness;
}): ReactNode {
  const announcements = useSyncExternalStore(
    announcer.subscribe,
    announcer.current,
    announcer.current,
  );
  return (
    <div aria-live={politeness} aria-relevant="additions" className={hidden}>
      {announcements
        .filter((one) => one.politeness === politeness)
        .map((one) => (
          <div key={one.id}>{one.message}</div>
        ))}
    </div>
  );
}
