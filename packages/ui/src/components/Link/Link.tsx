import type { MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { ChevronLeftIcon, ExternalIcon } from '../Icon/index.ts';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';
import { OpensInNewTab } from './OpensInNewTab.tsx';

interface LinkBase {
  /** Where the link leads. */
  readonly href: string;
  /** The words of the link. They must say where it leads, also when read alone. */
  readonly children: ReactNode;
  /**
   * `onBrand` on a brand ground, `inherit` to take the colour of the text around it.
   * @default 'brand'
   */
  readonly tone?: 'brand' | 'onBrand' | 'inherit' | undefined;
  /** Shows a mark before the words: `back` for a link that leads back, on a line of its own. */
  readonly icon?: 'back' | undefined;
  /** Language of the words when it differs from the page's. */
  readonly lang?: string | undefined;
  /** Marks the link to the page that is being shown. */
  readonly ariaCurrent?: 'page' | undefined;
  /** Called when the link is followed. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Lets focus be set from outside. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A file that the link fetches. */
export interface LinkedFile {
  /** What kind of file it is, as people say it: `pdf`. Shown and said after the words. */
  readonly type: string;
  /** How large it is, written out with its unit: `240 kB`. Shown and said after the type. */
  readonly size: string;
}

export type LinkProps = LinkBase &
  (
    | {
        /**
         * Opens in a new tab, shows the mark for it and says so.
         * @default false
         */
        readonly isExternal?: boolean | undefined;
        readonly download?: undefined;
      }
    | {
        /** Fetches a file: tells its type and size, and saves it instead of showing it. */
        readonly download: LinkedFile;
        readonly isExternal?: undefined;
      }
  );

/** Leads somewhere. What does something on the page is a `TextButton` or a `Button`. */
export function Link({
  children,
  isExternal = false,
  tone = 'brand',
  icon,
  ariaCurrent,
  download,
  ...attributes
}: LinkProps): ReactNode {
  return (
    <Anchor
      {...attributes}
      aria-current={ariaCurrent}
      className={classNames(
        styles.link,
        styles.tone[tone],
        icon === 'back' && styles.back,
        isExternal && styles.marked,
      )}
      isDownload={download !== undefined}
      isExternal={isExternal}
    >
      {icon === 'back' ? (
        <span className={styles.startIcon}>
          <ChevronLeftIcon size="small" />
        </span>
      ) : null}
      {isExternal ? <span className={styles.markedWords}>{children}</span> : children}
      {download === undefined ? null : ` (${download.type}, ${download.size})`}
      {isExternal ? (
        <>
          <span className={styles.newTabMark}>
            <ExternalIcon size="small" />
          </span>{' '}
          <OpensInNewTab />
        </>
      ) : null}
    </Anchor>
  );
}
