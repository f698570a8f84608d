import { type RefObject, useState } from 'react';
import { Button, Inline, Notice } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { texts } from '../../../texts.ts';

const words = texts.newQuestion.sent;

interface QuestionSentProps {
  readonly onShow: () => void;
  /** Undefined while the form shows. */
  readonly onAskAnother: (() => void) | undefined;
  /** The form that sent the question. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Confirms that the question has been sent (row M07). Takes focus if the focus is in the form that sent it.
 * Otherwise the notice is only announced.
 */
export function QuestionSent({ onShow, onAskAnother, place }: QuestionSentProps) {
  const [hasFocusInForm] = useState(() => place.current?.contains(document.activeElement) ?? false);
  // On the page's first render there is no form yet: the question was sent before.
  const [isSentNow] = useState(() => place.current !== null);
  const presentation = hasFocusInForm
    ? ({ takesFocus: true } as const)
    : ({ announcement: isSentNow ? 'status' : 'none' } as const);
  return (
    <Notice
      {...presentation}
      action={
        <Inline gap="x8">
          <Button onClick={onShow} size="small" variant="secondary">
            {softHyphens(words.show)}
          </Button>
          {onAskAnother === undefined ? null : (
            <Button onClick={onAskAnother} size="small" variant="secondary">
              {texts.messages.tabs.newQuestion}
            </Button>
          )}
        </Inline>
      }
      title={words.title}
      tone="positive"
    >
      {words.text}
    </Notice>
  );
}
