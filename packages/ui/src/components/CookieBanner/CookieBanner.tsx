import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { moveFocusAround } from '../../private/moveFocusAround.ts';
import { Button } from '../Button/index.ts';
import { container } from '../Layout/Layout.css.ts';
import * as styles from './CookieBanner.css.ts';

export interface CookieBannerProps {
  /** Name of the region, as screen readers list it. */
  readonly label: string;
  /** What is kept in the browser, in a sentence or two. */
  readonly children: ReactNode;
  /** The way to read more: a `TextButton` or a `Link`. */
  readonly more: ReactNode;
  /** Words of the closing button. They must make sense when read alone. */
  readonly closeLabel: string;
  /**
   * Called when the reader closes the banner. Focus is on the page's main part by then, which needs `tabIndex` -1 as
   * in `PageShell`.
   */
  readonly onClose: () => void;
}

/**
 * Tells what the site keeps in the browser. It stands in the page above everything else and covers nothing, so that
 * no focused element is ever hidden behind it (WCAG 2.4.11). It asks for nothing: it is for sites that keep only what
 * they need. Whether it shows is the consumer's to decide and to remember; rendered on the server it looks the same.
 */
export function CookieBanner({
  label,
  children,
  more,
  closeLabel,
  onClose,
}: CookieBannerProps): ReactNode {
  return (
    <section aria-label={label} className={styles.banner}>
      <div className={classNames(container, styles.content)}>
        <p className={styles.words}>
          {children} {more}
        </p>
        <Button
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
