'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { ArrowRightIcon, ChevronLeftIcon, ExternalIcon } from '../Icon/index.ts';
import { useAnchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';
import { OpensInNewTab } from './OpensInNewTab.tsx';

interface LinkBase {
  /** The address of the link. */
  readonly href: string;
  /** The label. It must say where the link leads, also when read alone. */
  readonly children: ReactNode;
  /**
   * `onBrand` is for a brand background, `inherit` takes the colour of the surrounding text.
   * @default 'brand'
   */
  readonly tone?: 'brand' | 'onBrand' | 'inherit' | undefined;
  /** Shows an arrow, on a line of its own: `back` before the label leads back, `forward` after it leads on. */
  readonly icon?: 'back' | 'forward' | undefined;
  /**
   * Stands alone on its own line, outside of running text: it is as high as a target.
   * @default false
   */
  readonly isStandalone?: boolean | undefined;
  /** Language of the label when it differs from the page's. */
  readonly lang?: string | undefined;
  /** Marks the link to the current page. */
  readonly ariaCurrent?: 'page' | undefined;
  /** Called when the link is followed. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Lets other code focus the link. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A file to download. */
export interface LinkedFile {
  /** The file's type in everyday language: `pdf`. Shown and read after the label. */
  readonly type: string;
  /** The file's size with its unit: `240 kB`. Shown and read after the type. */
  readonly size: string;
}

export type LinkProps = LinkBase &
  (
    | {
        /**
         * Opens in a new tab, shows the icon for it and says so to screen readers.
         * @default false
         */
        readonly isExternal?: boolean | undefined;
        readonly download?: undefined;
      }
    | {
        /** Downloads a file: says its type and size, and saves the file instead of opening it. */
        readonly download: LinkedFile;
        readonly isExternal?: undefined;
      }
  );

/** A link. For something that happens on the page, use a `TextButton` or a `Button`. */
export function Link({
  children,
  isExternal = false,
  tone = 'brand',
  icon,
  isStandalone = false,
  ariaCurrent,
  download,
  ...attributes
}: LinkProps): ReactNode {
  const words = unbroken(children);
  const isMarked = isExternal || icon === 'forward';
  return useAnchor({
    ...attributes,
    'aria-current': ariaCurrent,
    children:
      icon === undefined && !isExternal && download === undefined ? (
        words
      ) : (
        <>
          {icon === 'back' ? (
            <span className={styles.startIcon}>
              <ChevronLeftIcon size="small" />
            </span>
          ) : null}
          {isMarked ? <span className={styles.markedWords}>{words}</span> : words}
          {download === undefined ? null : ` (${download.type}, ${download.size})`}
          {isMarked ? (
            <span className={styles.endMark}>
              {isExternal ? <ExternalIcon size="small" /> : <ArrowRightIcon size="small" />}
            </span>
          ) : null}
          {isExternal ? (
            <>
              {' '}
              <OpensInNewTab />
            </>
          ) : null}
        </>
      ),
    className: classNames(
      styles.tone[tone],
      isStandalone && styles.standalone,
      icon === 'back' && styles.back,
      isMarked && styles.marked,
    ),
    isDownload: download !== undefined,
    isExternal,
  });
}
