'use client';

import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { moveFocusAround } from '../../private/moveFocusAround.ts';
import { Button } from '../Button/index.ts';
import { container } from '../Layout/Layout.css.ts';
import * as styles from './CookieBanner.css.ts';

export interface CookieBannerProps {
  /** Name of the region for screen readers. */
  readonly label: string;
  /** What the site stores in the browser, in a sentence or two. */
  readonly children: ReactNode;
  /** A `TextButton` or a `Link` that leads to more information. */
  readonly more: ReactNode;
  /** Label of the closing button: one short word, so that the button stays beside the text on phones. */
  readonly closeLabel: string;
  /** Read by screen readers after the label: what is closed. The name must make sense when read alone. */
  readonly closeContext: string;
  /**
   * Called when the user closes the banner. Focus is then on the page's main part, which needs `tabIndex` -1 as in
   * `PageShell`.
   */
  readonly onClose: () => void;
}

/**
 * Informs about what the site stores in the browser. It is the first thing on the page and covers nothing, so it never
 * hides a focused element (WCAG 2.4.11). It asks for no consent: it is for sites that store only what they need. The
 * application decides whether it shows and remembers the choice; it looks the same when rendered on the server.
 */
export function CookieBanner({
  label,
  children,
  more,
  closeLabel,
  closeContext,
  onClose,
  ...given
}: CookieBannerProps): ReactNode {
  return (
    <section {...given} aria-label={label} className={styles.banner}>
      <div className={classNames(container, styles.content)}>
        <p className={styles.words}>
          {children} {more}
        </p>
        <Button
          context={closeContext}
          onClick={(event) => {
            moveFocusAround(event.currentTarget);
            onClose();
          }}
          size="small"
          variant="secondary"
        >
          {closeLabel}
        </Button>
      </div>
    </section>
  );
}
