import { Children, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { Loader } from '../Loader/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ConversationThread.css.ts';

export type MessageFileListProps =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** A `FileLink` for each file that has been listed, in order. */
      readonly children?: ReactNode;
      /**
       * More files are on their way and not listed yet; the reader is told.
       * @default false
       */
      readonly isAwaitingMore?: boolean | undefined;
    }
  | {
      readonly status: 'failed';
      /** Lists them anew. */
      readonly onRetry: () => void;
    };

/** The files of a message, or what stands in the way of them. */
export function MessageFileList(props: MessageFileListProps): ReactNode {
  const { status } = props;
  const texts = useUiTexts();
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const isRetried = useRef(false);

  // The button that was pressed gives way to what it fetches; focus stays where that comes, and goes back to the button
  // when that comes back.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFocusHere = activeElement === document.body || activeElement === place.current;
    if (!isRetried.current || !isFocusHere) return;
    (retry.current ?? place.current)?.focus();
    if (status !== 'loading') isRetried.current = false;
  }, [status]);

  // What is there from the start is found where it stands.
  const statusBefore = useRef(status);
  useEffect(() => {
    if (status === 'failed' && statusBefore.current !== 'failed') {
      announce(texts.attachedFilesFailed);
    }
    statusBefore.current = status;
  }, [status, announce, texts]);

  return (
    <div
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
    // Safari takes the list meaning away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ul className={styles.files} role="list">
      {Children.map(children, (file) => (
        <li className={styles.file}>{file}</li>
      ))}
    </ul>
  );
}
