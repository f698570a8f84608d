'use client';

import { type ReactNode, type Ref, useContext } from 'react';

import { Button } from '../Button/index.ts';
import { formatFileSize } from '../FileLink/formatFileSize.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './FileAttachment.css.ts';
import { FilePicture } from './FilePicture.tsx';

/** The files that will be sent, each with a button that removes it unless the files are locked. */
export function ChosenList({
  files,
  onRemove,
  ref,
}: {
  readonly files: readonly File[];
  readonly onRemove: ((file: File) => void) | undefined;
  readonly ref: Ref<HTMLUListElement>;
}): ReactNode {
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  return (
    // Safari does not announce a list without markers as a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ul aria-label={texts.attachedFiles} className={styles.list} ref={ref} role="list">
      {files.map((file) => (
        <li
          className={styles.item}
          key={`${file.name}/${String(file.size)}/${String(file.lastModified)}`}
        >
          <span className={styles.file}>
            <FilePicture file={file} />
            <span className={styles.name}>
              <bdi>{file.name}</bdi>{' '}
              <span className={styles.size}>{formatFileSize(file.size, locale)}</span>
            </span>
          </span>
          {onRemove === undefined ? null : (
            <Button
              context={file.name}
              onClick={() => {
                onRemove(file);
              }}
              size="small"
              variant="quiet"
            >
              {texts.removeFile}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
