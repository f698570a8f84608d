'use client';

import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { takeFocus } from '../../private/takeFocus.ts';
import { Button } from '../Button/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './OpenMessages.css.ts';
import { dot } from './ConversationThread.css.ts';
import { MessageList } from './MessageList.tsx';
import { type ConversationMessage, foldedBefore, startOf } from './messages.ts';

/** Where the unread messages of a conversation begin. */
export interface UnreadMessages {
  /** The id of the first of them. */
  readonly firstId: string;
  /** Shown as a line above it, which is a heading: `2 olästa meddelanden`. */
  readonly label: string;
}

interface OpenMessagesProps {
  readonly messages: readonly ConversationMessage[];
  readonly unread: UnreadMessages | undefined;
  /** Level of the heading above the unread messages. */
  readonly headingLevel: 3 | 4 | 5;
  readonly ref: Ref<HTMLDivElement>;
}

/** The messages of an open conversation: the earlier ones folded, and a line above the unread ones. */
export function OpenMessages({
  messages,
  unread,
  headingLevel,
  ref,
}: OpenMessagesProps): ReactNode {
  const texts = useUiTexts();
  // Counted once: what arrives while it is open must not fold anything away from the reader.
  const [folded, setFolded] = useState(() => foldedBefore(startOf(messages, unread?.firstId)));
  const list = useRef<HTMLOListElement>(null);
  // What is folded would be missing on paper.
  useEffect(() => {
    const unfold = (): void => {
      flushSync(() => setFolded(0));
    };
    window.addEventListener('beforeprint', unfold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
    };
  }, []);

  const firstUnread = messages.findIndex(({ id }) => id === unread?.firstId);
  const end = firstUnread < 0 ? messages.length : firstUnread;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.log} ref={ref}>
      {folded === 0 ? null : (
        <div className={styles.earlier}>
          <Button
            isFullWidth
            onClick={() => {
              flushSync(() => setFolded(0));
              // The pressed button has gone: focus moves to the newest of the messages that it has shown.
              takeFocus(list.current?.children[folded - 1]?.querySelector('article') ?? null);
            }}
            size="small"
            variant="secondary"
          >
            {texts.earlierMessages}
          </Button>
        </div>
      )}
      <MessageList messages={messages.slice(folded, end)} ref={list} />
      {unread === undefined || firstUnread < 0 ? null : (
        <Heading className={styles.unreadLine}>
          <span aria-hidden="true" className={dot} />
          {unread.label}
        </Heading>
      )}
      <MessageList messages={messages.slice(end)} />
    </div>
  );
}
