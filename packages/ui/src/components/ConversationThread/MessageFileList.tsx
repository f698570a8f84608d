import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { Button } from '../Button/index.ts';
import { FileLink, type FileLinkProps } from '../FileLink/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { Loader } from '../Loader/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ConversationThread.css.ts';
import type { MessageFiles } from './messages.ts';

/** The files of a message, or what stands in the way of them. */
export function MessageFileList({ files }: { readonly files: MessageFiles }): ReactNode {
  const texts = useUiTexts();
  const place = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);

  // The button that was pressed gives way to what it fetches; focus stays where that comes.
  useLayoutEffect(() => {
    if (!isRetried.current || files.status === 'failed') return;
    isRetried.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [files.status]);

  return (
    <div className={styles.fileList} ref={place} tabIndex={-1}>
      {files.status === 'loading' ? <Loader /> : null}
      {files.status === 'failed' ? (
        <>
          <p className={styles.failure}>
            <ErrorIcon />
            <span>{texts.attachedFilesFailed}</span>
          </p>
          <Button
            onClick={() => {
              isRetried.current = true;
              files.onRetry();
            }}
            size="small"
            variant="secondary"
          >
            {texts.tryAgain}
          </Button>
        </>
      ) : null}
      {files.status === 'ready' && files.files.length > 0 ? <Files files={files.files} /> : null}
      {files.status === 'ready' && files.isAwaitingMore === true ? (
        <p className={styles.note}>{texts.attachedFilesAwaiting}</p>
      ) : null}
    </div>
  );
}

function Files({ files }: { readonly files: readonly FileLinkProps[] }): ReactNode {
  const texts = useUiTexts();
  return (
    // Safari takes the list meaning away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ul aria-label={texts.attachedFiles} className={styles.files} role="list">
      {files.map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files of a message may have one name
        <li className={styles.file} key={index}>
          <FileLink {...file} />
        </li>
      ))}
    </ul>
  );
}
