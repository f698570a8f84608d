'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { Button } from '../Button/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './FileAttachment.css.ts';

/** How much of the files has been sent, and a button that stops the sending. */
export function Sending({
  progress,
  onCancel,
  onFocusLost,
}: {
  readonly progress: number | null;
  readonly onCancel: (() => void) | undefined;
  readonly onFocusLost: () => void;
}): ReactNode {
  const texts = useUiTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  const tellFocusLost = useRef(onFocusLost);

  useLayoutEffect(() => {
    const button = cancel.current;
    const tell = tellFocusLost.current;
    // Runs before the button is removed, while it still has focus.
    return () => {
      if (button !== null && button === document.activeElement) tell();
    };
  }, []);

  return (
    <div className={styles.sending}>
      <ProgressBar label={texts.sendingFiles} value={progress ?? undefined} />
      {onCancel === undefined ? null : (
        <Button onClick={onCancel} ref={cancel} size="small" variant="secondary">
          {texts.cancelSending}
        </Button>
      )}
    </div>
  );
}
