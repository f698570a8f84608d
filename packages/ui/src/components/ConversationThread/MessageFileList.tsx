import type { ReactNode } from 'react';

import { Button } from '../Button/index.ts';
import { FileLink } from '../FileLink/index.ts';
import { Loader } from '../Loader/index.ts';
import { Notice } from '../Notice/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ConversationThread.css.ts';
import type { MessageFiles } from './messages.ts';

/** The files of a message, or what stands in the way of them. */
export function MessageFileList({ files }: { readonly files: MessageFiles }): ReactNode {
  const texts = useUiTexts();
  switch (files.status) {
    case 'loading':
      return <Loader label={texts.loading} />;
    case 'failed':
      return (
        <Notice
          action={
            <Button onClick={files.onRetry} size="small" variant="secondary">
              {texts.tryAgain}
            </Button>
          }
          title={texts.attachedFilesFailed}
          tone="critical"
        />
      );
    case 'ready':
      return (
        <>
          {files.files.length === 0 ? null : (
            // Safari takes the list meaning away from a list without markers.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
            <ul aria-label={texts.attachedFiles} className={styles.files} role="list">
              {files.files.map((file, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two files of a message may have one name
                <li className={styles.file} key={index}>
                  <FileLink {...file} />
                </li>
              ))}
            </ul>
          )}
          {files.isAwaitingMore === true ? (
            <p className={styles.note}>{texts.attachedFilesAwaiting}</p>
          ) : null}
        </>
      );
  }
}
