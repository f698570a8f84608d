import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { DocumentIcon, ErrorIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { OpensInNewTab } from '../Link/OpensInNewTab.tsx';
import { UiContext, useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FileLink.css.ts';
import { fileDetails } from './fileName.ts';
import { formatFileSize } from './formatFileSize.ts';

export type FileLinkProps = {
  /** The name that the file is shown under. */
  readonly name: string;
  /** The file's type, such as `pdf`. Said after the name, unless the name ends with it. */
  readonly extension?: string | undefined;
  /** The file's size in bytes. Said after the name, in kB or MB. */
  readonly size?: number | undefined;
  /**
   * Without its box, where something else already holds it together: a row of a table.
   * @default false
   */
  readonly isPlain?: boolean | undefined;
} & (
  | {
      /** The file can be fetched from an address. @default 'available' */
      readonly state?: 'available' | undefined;
      /** The file's address. */
      readonly href: string;
      /** The browser shows the file in a new tab, which the link says, in place of saving it. @default false */
      readonly isExternal?: boolean | undefined;
      readonly onDownload?: undefined;
    }
  | {
      /**
       * `fetching` keeps focus and takes no second press; `failed` says so and lets the reader try again.
       * @default 'available'
       */
      readonly state?: 'available' | 'fetching' | 'failed' | undefined;
      /** Called when the reader wants the file: for what only a call of the application can fetch. */
      readonly onDownload: () => void;
      /** The file will show in a new tab, which the button says. @default false */
      readonly isExternal?: boolean | undefined;
      readonly href?: undefined;
    }
  | {
      /**
       * There is no file to fetch: `awaiting` is still checked for viruses, `removed` has been taken away for the
       * protection of personal data (row A12).
       */
      readonly state: 'awaiting' | 'removed';
      readonly href?: undefined;
      readonly onDownload?: undefined;
      readonly isExternal?: undefined;
    }
);

/** A file that can be fetched, with type and size in its name, or what stands in the way of it. */
export function FileLink(props: FileLinkProps): ReactNode {
  const {
    name,
    extension,
    size,
    isPlain = false,
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
      <bdi className={styles.name}>{name}</bdi>
      {details === undefined ? null : (
        <>
          {' '}
          <span className={styles.details}>{details}</span>
        </>
      )}
    </>
  );
  const action = (
    <>
      <VisuallyHidden>{texts.downloadFile}</VisuallyHidden> {label}
      {isExternal ? (
        <>
          {' '}
          <OpensInNewTab />
        </>
      ) : null}
    </>
  );

  return (
    <div className={classNames(styles.file, !isPlain && styles.box)} data-state={state}>
      <span className={styles.icon}>
        <DocumentIcon size="small" />
      </span>
      <div className={styles.words}>
        {href === undefined ? null : (
          <Anchor
            className={styles.action}
            href={href}
            isDownload={!isExternal}
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
            className={classNames(styles.action, styles.button)}
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
          <p
            className={classNames(styles.status, state === 'failed' && styles.failed)}
            id={statusId}
          >
            {state === 'failed' ? <ErrorIcon size="small" /> : null}
            <span>{words}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Says a text that comes while the file is in sight; one that is there from the start is silent. */
function useAnnouncedChange(words: string | undefined): void {
  const announce = useAnnounce();
  const last = useRef(words);
  useEffect(() => {
    if (words !== undefined && words !== last.current) announce(words);
    last.current = words;
  }, [words, announce]);
}
