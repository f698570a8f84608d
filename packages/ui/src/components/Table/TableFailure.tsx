import { type ReactNode, type RefObject, useState } from 'react';

import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';

interface TableFailureProps {
  /** What could not be shown; nothing while all is well. */
  readonly errorTitle: string | undefined;
  readonly onRetry: (() => void) | undefined;
  /** Takes the focus of the button, which leaves when it is pressed. */
  readonly focusTarget: RefObject<HTMLElement | null>;
}

/** Says that the rows could not be shown, and tries again. Rendered in every state, so that it knows what comes later. */
export function TableFailure({ errorTitle, onRetry, focusTarget }: TableFailureProps): ReactNode {
  const texts = useUiTexts();
  // An error that was there from the beginning is read in its place; one that comes later has to be announced.
  const [firstTitle] = useState(errorTitle);
  const [isLater, setIsLater] = useState(false);
  if (!isLater && errorTitle !== firstTitle) setIsLater(true);
  if (errorTitle === undefined) return null;

  function retry(): void {
    const target = focusTarget.current;
    if (target !== null) target.tabIndex = -1;
    target?.focus();
    onRetry?.();
  }

  return (
    <Notice
      action={
        <Button onClick={retry} size="small" variant="secondary">
          {texts.retryTable}
        </Button>
      }
      announcement={isLater ? 'alert' : 'none'}
      title={errorTitle}
      tone="critical"
    />
  );
}
