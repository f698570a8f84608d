import { Fragment, type ReactNode, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { DigitGroups } from '../DigitGroups/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ConversationThread.css.ts';
import { MessageList } from './MessageList.tsx';
import type { ConversationMessage } from './messages.ts';
import { useArrivals } from './useArrivals.ts';

/** The reference number of the conversation: grouped on screen, copied as one number (row Z25). */
export interface ConversationReference {
  /** The kind of number, in a word or two: `ref`, `ärende`. */
  readonly label: string;
  /** The number without spaces. */
  readonly number: string;
  /**
   * Lengths of the digit groups, as in `DigitGroups`. An empty list keeps the number whole.
   * @default groups of four
   */
  readonly groups?: readonly number[] | undefined;
}

export interface ConversationThreadProps {
  /** The subject of the conversation. Pressing it opens and closes the messages. */
  readonly subject: string;
  /** Heading level of the subject. */
  readonly headingLevel: 2 | 3 | 4;
  /** Shown next to the subject. */
  readonly reference?: ConversationReference | undefined;
  /** The number of messages and the time of the last one, below the subject. */
  readonly details?: string | undefined;
  /**
   * Marks the conversation, with a word, as having something unread.
   * @default false
   */
  readonly isUnread?: boolean | undefined;
  /** The status of the user's own unsent reply, in a word or two: `Utkast, inte skickat`. */
  readonly draftMark?: string | undefined;
  /** Whether the messages are shown. */
  readonly isOpen: boolean;
  /** Called when the user opens or closes the conversation. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[];
  /** Shown below the messages: a `ReplyBox`. */
  readonly children?: ReactNode;
}

/** A conversation between the user and the provider about one subject, with a way to reply. */
export function ConversationThread({
  subject,
  headingLevel,
  reference,
  details,
  isUnread = false,
  draftMark,
  isOpen,
  onOpenChange,
  messages,
  children,
}: ConversationThreadProps): ReactNode {
  const id = useId();
  const texts = useUiTexts();
  useArrivals(messages, isOpen);
  const Heading = `h${headingLevel}` as const;
  const ids = {
    subject: `${id}-subject`,
    reference: `${id}-reference`,
    details: `${id}-details`,
    unread: `${id}-unread`,
    draft: `${id}-draft`,
    content: `${id}-content`,
  };
  // Many conversations have the same subject, so the accessible name also has what tells them apart.
  const difference =
    reference !== undefined ? ids.reference : details !== undefined ? ids.details : '';
  const threadName = `${ids.subject} ${difference}`.trim();
  const marks = [
    ...(isUnread ? [{ id: ids.unread, word: texts.unread }] : []),
    ...(draftMark === undefined ? [] : [{ id: ids.draft, word: draftMark }]),
  ];
  const isDescribed = details !== undefined && difference !== ids.details;

  return (
    <div className={styles.thread} data-state={isOpen ? 'open' : 'closed'}>
      <div className={styles.header}>
        {isUnread ? <span aria-hidden="true" className={styles.dot} /> : null}
        <div className={styles.words}>
          <div className={styles.line}>
            <Heading className={styles.heading}>
              <button
                aria-controls={ids.content}
                aria-describedby={isDescribed ? ids.details : undefined}
                aria-expanded={isOpen}
                aria-labelledby={[threadName, ...marks.map((mark) => mark.id)].join(' ')}
                className={styles.toggle}
                onClick={() => {
                  onOpenChange(!isOpen);
                }}
                type="button"
              >
                <span id={ids.subject}>{subject}</span>
              </button>
            </Heading>
            {/* Next to the button and not inside it: text inside a button cannot be selected and copied. */}
            {reference === undefined ? null : (
              <span className={styles.reference} id={ids.reference}>
                {reference.label}{' '}
                <span className={styles.number}>
                  <DigitGroups groups={reference.groups} value={reference.number} />
                </span>
              </span>
            )}
          </div>
          <p className={styles.details}>
            {marks.map(({ id: markId, word }, index) => (
              <Fragment key={markId}>
                {index === 0 ? null : ' · '}
                <span className={styles.unread} id={markId}>
                  {word}
                </span>
              </Fragment>
            ))}
            {marks.length === 0 || details === undefined ? null : ' · '}
            {details === undefined ? null : <span id={ids.details}>{details}</span>}
          </p>
        </div>
        <span className={classNames(styles.chevron, isOpen && styles.chevronUp)}>
          <ChevronDownIcon />
        </span>
      </div>
      <div className={styles.content} hidden={!isOpen} id={ids.content}>
        {isOpen ? (
          <>
            <div className={styles.log}>
              <MessageList messages={messages} />
            </div>
            {children === undefined ? null : (
              <div aria-labelledby={threadName} className={styles.reply} role="group">
                {children}
              </div>
            )}
          </>
        ) : null}
      </div>
    </div>
  );
}
