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
  const isRetried = useRef(false);
  const hasFailedBefore = useRef(false);

  // The button that was pressed gives way to what it fetches; focus stays where that comes.
  useLayoutEffect(() => {
    if (!isRetried.current || status === 'failed') return;
    isRetried.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [status]);

  // The first failure is found where it stands; one more, after a press, changes nothing that could be noticed.
  useEffect(() => {
    if (status !== 'failed') return;
    if (hasFailedBefore.current) announce(texts.attachedFilesFailed);
    hasFailedBefore.current = true;
  }, [status, announce, texts]);

  return (
    <div className={styles.fileList} ref={place} tabIndex={-1}>
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
  const texts = useUiTexts();
  if (Children.count(children) === 0) return null;
  return (
    // Safari takes the list meaning away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ul aria-label={texts.attachedFiles} className={styles.files} role="list">
      {Children.map(children, (file) => (
        <li className={styles.file}>{file}</li>
      ))}
    </ul>
  );
}
