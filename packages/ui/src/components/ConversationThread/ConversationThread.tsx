import { Fragment, type ReactNode, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { DigitGroups } from '../DigitGroups/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ConversationThread.css.ts';
import { MessageList } from './MessageList.tsx';
import type { ConversationMessage } from './messages.ts';
import { useArrivals } from './useArrivals.ts';

/** The number of what a conversation is about, grouped for the eye and copied as one (row Z25). */
export interface ConversationReference {
  /** What the number is, in a word or two: `ref`, `ärende`. */
  readonly label: string;
  /** The number without spaces. */
  readonly number: string;
  /**
   * Lengths of its groups, as in `DigitGroups`; none leaves it whole.
   * @default groups of four
   */
  readonly groups?: readonly number[] | undefined;
}

export interface ConversationThreadProps {
  /** What the conversation is about. Pressing it opens and closes. */
  readonly subject: string;
  /** Place of the subject in the page's outline. */
  readonly headingLevel: 2 | 3 | 4;
  /** Stands beside the subject. */
  readonly reference?: ConversationReference | undefined;
  /** How many messages there are and when the last one came, below the subject. */
  readonly details?: string | undefined;
  /**
   * Marks it, in a word, as holding something that the reader has not seen.
   * @default false
   */
  readonly isUnread?: boolean | undefined;
  /** What has become of the reader's own answer in it, in a word or two, while it is not sent: `Utkast, inte skickat`. */
  readonly draftMark?: string | undefined;
  /** Whether the messages show. */
  readonly isOpen: boolean;
  /** Called when the reader opens or closes the conversation. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[];
  /** Stands below the messages: a `ReplyBox`. */
  readonly children?: ReactNode;
}

/** What the reader and the provider have written to one another about one thing, and the way to go on. */
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
  // Many are about the same: what tells them apart belongs to the name.
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
            {/* Beside the button and not in it: the text of a button cannot be selected and copied. */}
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
