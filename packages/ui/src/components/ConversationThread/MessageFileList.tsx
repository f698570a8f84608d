'use client';

import { Children, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

import { given } from '../../private/given.ts';
import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { Loader } from '../Loader/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './OpenMessages.css.ts';

export type MessageFileListProps =
  | {
      /** How far the listing of the files has come. */
      readonly status: 'loading';
    }
  | {
      readonly status: 'ready';
      /** A `FileLink` for each listed file, in order. */
      readonly children?: ReactNode;
      /**
       * More files are being listed. A message says so.
       * @default false
       */
      readonly isAwaitingMore?: boolean | undefined;
    }
  | {
      readonly status: 'failed';
      /** Lists the files again. */
      readonly onRetry: () => void;
    };

/** The files of a message, or why they cannot be shown. */
export function MessageFileList(props: MessageFileListProps): ReactNode {
  const { status } = props;
  const texts = useUiTexts();
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const isRetried = useRef(false);

  // The pressed button is replaced while the files are fetched. Focus moves to the list meanwhile, and back to the
  // button if fetching fails again.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFocusHere = activeElement === document.body || activeElement === place.current;
    if (!isRetried.current || !isFocusHere) return;
    (retry.current ?? place.current)?.focus();
    if (status !== 'loading') isRetried.current = false;
  }, [status]);

  // An error that is there from the start is not announced: the user finds it in its place.
  const statusBefore = useRef(status);
  useEffect(() => {
    if (status === 'failed' && statusBefore.current !== 'failed') {
      announce(texts.attachedFilesFailed);
    }
    statusBefore.current = status;
  }, [status, announce, texts]);

  return (
    <div
      {...given(props)}
      aria-label={texts.attachedFiles}
      className={styles.fileList}
      ref={place}
      role="group"
      tabIndex={-1}
    >
      {props.status === 'loading' ? <Loader /> : null}
      {props.status === 'failed' ? (
        <>
          <p className={styles.failure}>
            <ErrorIcon />
            <span>{texts.attachedFilesFailed}</span>
          </p>
          <Button
            onClick={() => {
              isRetried.current = true;
              props.onRetry();
            }}
            ref={retry}
            size="small"
            variant="secondary"
          >
            {texts.tryAgain}
          </Button>
        </>
      ) : null}
      {props.status === 'ready' ? <Files>{props.children}</Files> : null}
      {props.status === 'ready' && props.isAwaitingMore === true ? (
        <p className={styles.note}>{texts.attachedFilesAwaiting}</p>
      ) : null}
    </div>
  );
}

function Files({ children }: { readonly children: ReactNode }): ReactNode {
  if (Children.count(children) === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list
    <ul className={styles.files} role="list">
      {Children.map(children, (file) => (
        <li className={styles.file}>{file}</li>
      ))}
    </ul>
  );
}
