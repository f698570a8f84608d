import { type RefObject, useState } from 'react';
import { Button, Notice } from '@mina-sidor/ui';

import { texts } from '../../../texts.ts';

const words = texts.newQuestion.sent;

interface QuestionSentProps {
  readonly onShow: () => void;
  /** The form that sent the question. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Confirms that the question has been sent (row M07). Takes focus if the focus is in the form, which is now empty.
 * Otherwise the notice is only announced.
 */
export function QuestionSent({ onShow, place }: QuestionSentProps) {
  const [isWaitedFor] = useState(() => place.current?.contains(document.activeElement) ?? false);
  const [isNews] = useState(() => place.current !== null);
  const hearing = isWaitedFor
    ? ({ takesFocus: true } as const)
    : ({ announcement: isNews ? 'status' : 'none' } as const);
  return (
    <Notice
      {...hearing}
      action={
        <Button onClick={onShow} size="small" variant="secondary">
          {words.show}
        </Button>
      }
      title={words.title}
      tone="positive"
    >
      {words.text}
    </Notice>
  );
}
