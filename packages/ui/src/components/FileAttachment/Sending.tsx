'use client';

import type { ReactNode } from 'react';

import { Button } from '../Button/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './FileAttachment.css.ts';

/** How much of the files has been sent, and a button that stops the sending. */
export function Sending({
  progress,
  onCancel,
}: {
  readonly progress: number | null;
  readonly onCancel: (() => void) | undefined;
}): ReactNode {
  const texts = useUiTexts();
  return (
    <div className={styles.sending}>
      <ProgressBar label={texts.sendingFiles} value={progress ?? undefined} />
      {onCancel === undefined ? null : (
        <Button onClick={onCancel} size="small" variant="secondary">
          {texts.cancelSending}
        </Button>
      )}
    </div>
  );
}
