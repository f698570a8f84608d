'use client';

import { type ReactNode, useState } from 'react';

import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';

interface TableFailureProps {
  /** What could not be shown; `undefined` if there is no error. */
  readonly errorTitle: string | undefined;
  readonly onRetry: () => void;
}

/**
 * Says that the rows could not be shown, with a button to try again. It is rendered in every state, so that it can tell
 * a new error from an initial one.
 */
export function TableFailure({ errorTitle, onRetry }: TableFailureProps): ReactNode {
  const texts = useUiTexts();
  // An initial error is read in its place; a later one must be announced.
  const [firstTitle] = useState(errorTitle);
  const [isLater, setIsLater] = useState(false);
  if (!isLater && errorTitle !== firstTitle) setIsLater(true);
  if (errorTitle === undefined) return null;

  return (
    <Notice
      action={
        <Button onClick={onRetry} size="small" variant="secondary">
          {texts.tryAgain}
        </Button>
      }
      announcement={isLater ? 'alert' : 'none'}
      title={errorTitle}
      tone="critical"
    />
  );
}
