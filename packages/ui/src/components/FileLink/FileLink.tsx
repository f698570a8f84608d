'use client';

import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';

import { given } from '../../private/given.ts';
import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { DocumentIcon, ErrorIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { textButton, tone as linkTone } from '../Link/Link.css.ts';
import { OpensInNewTab } from '../Link/OpensInNewTab.tsx';
import { UiContext, useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FileLink.css.ts';
import { fileDetails } from './fileName.ts';
import { formatFileSize } from './formatFileSize.ts';

export type FileLinkProps = {
  /** The displayed name of the file. */
  readonly name: string;
  /** The file's type, such as `pdf`. Read after the name, unless the name ends with it. */
  readonly extension?: string | undefined;
  /** The file's size in bytes. Read after the name, in kB of 1,024 bytes or in MB. */
  readonly size?: number | undefined;
  /**
   * Read after the name and its details: what the file is about, when several files on the page have the same name.
   * @default none
   */
  readonly context?: string | undefined;
  /**
   * Leaves out the box, for a file inside a table row.
   * @default false
   */
  readonly isPlain?: boolean | undefined;
  /**
   * Stands in a sentence: only the name shows, as a link, and the size is not read.
   * @default false
   */
  readonly isInText?: boolean | undefined;
} & (
  | {
      /** The file has an address. @default 'available' */
      readonly state?: 'available' | undefined;
      /** The file's address. */
      readonly href: string;
      /** The browser opens the file in a new tab instead of saving it. The link says so. @default false */
      readonly isExternal?: boolean | undefined;
      readonly onDownload?: undefined;
    }
  | {
      /**
       * `fetching` keeps focus and ignores presses; `failed` says so and lets the user try again.
       * @default 'available'
       */
      readonly state?: 'available' | 'fetching' | 'failed' | undefined;
      /** Called when the user presses the file, for a file that the application must fetch with a call. */
      readonly onDownload: () => void;
      /** The file will open in a new tab. The button says so. @default false */
      readonly isExternal?: boolean | undefined;
      readonly href?: undefined;
    }
  | {
      /**
       * The file cannot be fetched: `awaiting` is still being checked for viruses, `removed` has been deleted to
       * protect personal data.
       */
      readonly state: 'awaiting' | 'removed';
      readonly href?: undefined;
      readonly onDownload?: undefined;
      readonly isExternal?: undefined;
    }
);

/** A file to download, with type and size in its name, or the reason why it cannot be downloaded. */
export function FileLink(props: FileLinkProps): ReactNode {
  const {
    name,
    extension,
    size,
    context,
    isPlain = false,
    isInText = false,
    state = 'available',
    href,
    isExternal = false,
    onDownload,
  } = props;
  const locale = useContext(UiContext)?.locale;
  const texts = useUiTexts();
  const statusId = useId();
  const words = {
    available: undefined,
    fetching: texts.fetchingFile,
    failed: texts.fileFailed,
    awaiting: texts.fileAwaiting,
    removed: texts.fileTakenAway,
  }[state];
  useAnnouncedChange(state === 'fetching' || state === 'failed' ? words : undefined);

  const details = fileDetails(
    name,
    extension,
    size === undefined ? undefined : formatFileSize(size, locale),
  );
  const label = (
    <>
      <bdi className={isInText ? undefined : styles.name}>{unbroken(name)}</bdi>
      {details === undefined || isInText ? null : (
        <>
          {' '}
          <span className={styles.details}>{details}</span>
        </>
      )}
    </>
  );
  const action = (
    <>
      {isInText ? null : (
        <>
          <VisuallyHidden>{texts.downloadFile}</VisuallyHidden>{' '}
        </>
      )}
      {label}
      {context === undefined ? null : (
        <>
          {' '}
          <VisuallyHidden>{context}</VisuallyHidden>
        </>
      )}
      {isExternal ? (
        <>
          {' '}
          <OpensInNewTab />
        </>
      ) : null}
    </>
  );

  // Spans, so that it can stand in a sentence.
  return (
    <span
      {...given(props)}
      className={isInText ? undefined : classNames(styles.file, !isPlain && styles.box)}
      data-state={state}
    >
      {isInText ? null : (
        <span className={styles.icon}>
          <DocumentIcon size="small" />
        </span>
      )}
      <span className={isInText ? undefined : styles.words}>
        {href === undefined ? null : (
          <Anchor
            className={isInText ? linkTone.brand : styles.action}
            href={href}
            isDownload
            isExternal={isExternal}
          >
            {action}
          </Anchor>
        )}
        {onDownload === undefined ? null : (
          <button
            aria-busy={state === 'fetching' || undefined}
            aria-describedby={words === undefined ? undefined : statusId}
            aria-disabled={state === 'fetching' || undefined}
            className={
              isInText
                ? classNames(linkTone.brand, textButton)
                : classNames(styles.action, styles.button)
            }
            onClick={() => {
              if (state !== 'fetching') onDownload();
            }}
            type="button"
          >
            {action}
          </button>
        )}
        {href === undefined && onDownload === undefined ? <span>{label}</span> : null}
        {words === undefined ? null : (
          <span
            className={classNames(styles.status, state === 'failed' && styles.failed)}
            id={statusId}
          >
            {state === 'failed' ? <ErrorIcon size="small" /> : null}
            <span>{words}</span>
          </span>
        )}
      </span>
    </span>
  );
}

/** Announces a text that changes while the file is shown, but not the first one. */
function useAnnouncedChange(words: string | undefined): void {
  const announce = useAnnounce();
  const last = useRef(words);
  useEffect(() => {
    if (words !== undefined && words !== last.current) announce(words);
    last.current = words;
  }, [words, announce]);
}
