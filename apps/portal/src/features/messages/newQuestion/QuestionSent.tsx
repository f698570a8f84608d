import { type RefObject, useState } from 'react';
import { Button, Inline, Link, Notice } from '@mina-sidor/ui';
import { fill, softHyphens } from '@mina-sidor/texts';

import { useCustomer } from '../../../customer/customer.ts';
import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { hrefOf, paths } from '../../../paths.ts';
import { texts } from '../../../texts.ts';
import { numberInSentence } from './newQuestion.rules.ts';

const words = texts.newQuestion.sent;

interface QuestionSentProps {
  /** The case or damage whose page led to the form. */
  readonly cameFrom: WrittenAbout | null;
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
export function QuestionSent({ cameFrom, onShow, onAskAnother, place }: QuestionSentProps) {
  const back = useWayBack(cameFrom);
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
          {back === null ? null : (
            <Link href={back.href} isStandalone>
              {back.label}
            </Link>
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

/** The page that led to the form, if it was about a case or a damage and the customer may open it. */
function useWayBack(about: WrittenAbout | null): { href: string; label: string } | null {
  const { routes } = useCustomer().access;
  if (about === null || about.number === '') return null;
  switch (about.subject) {
    case 'Insurance': {
      const label = fill(words.toCase, { number: numberInSentence(about) });
      return routes.case ? { href: hrefOf('case', about.number), label } : null;
    }
    case 'Damage':
      return routes.damages ? { href: paths.damages, label: words.toDamages } : null;
  }
}
