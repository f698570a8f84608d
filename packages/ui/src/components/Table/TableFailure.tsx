import { type ReactNode, useState } from 'react';

import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';

interface TableFailureProps {
  /** What could not be shown; nothing while all is well. */
  readonly errorTitle: string | undefined;
  readonly onRetry: () => void;
}

/** Says that the rows could not be shown, and tries again. Rendered in every state, so that it knows what comes later. */
export function TableFailure({ errorTitle, onRetry }: TableFailureProps): ReactNode {
  const texts = useUiTexts();
  // An error that was there from the beginning is read in its place; one that comes later has to be announced.
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
