'use client';

import { type ReactNode, useId, useRef } from 'react';

import { given } from '../../private/given.ts';
import { classNames } from '../../private/classNames.ts';
import { type OpenProps, useOpen } from '../../private/useOpen.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { ClipIcon } from '../FileAttachment/ClipIcon.tsx';
import { DigitGroups } from '../DigitGroups/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ConversationThread.css.ts';
import { reply } from './OpenMessages.css.ts';
import { OpenMessages, type UnreadMessages } from './OpenMessages.tsx';
import type { ConversationMessage } from './messages.ts';
import { useArrivals } from './useArrivals.ts';
import { useOpening } from './useOpening.ts';

/** The reference number of the conversation: grouped on screen, copied as one number. */
export interface ConversationReference {
  /**
   * The kind of number, in a word or two: `Ref`, `Ärende`.
   * @default none: the subject has said it
   */
  readonly label?: string | undefined;
  /** The number without spaces. */
  readonly number: string;
  /**
   * Lengths of the digit groups, as in `DigitGroups`. An empty list keeps the number whole.
   * @default groups of four
   */
  readonly groups?: readonly number[] | undefined;
  /**
   * Makes the number a link while the conversation is open. In a closed one the whole row is pressed to open it.
   * @default none
   */
  readonly href?: string | undefined;
}

export type ConversationThreadProps = OpenProps & {
  /** The subject of the conversation. Pressing it opens and closes the messages. */
  readonly subject: string;
  /** Heading level of the subject. */
  readonly headingLevel: 2 | 3 | 4;
  /** Shown next to the subject, in narrow windows below it. */
  readonly reference?: ConversationReference | undefined;
  /** When the newest message was written, as displayed text. Shown while the conversation is closed. */
  readonly time?: string | undefined;
  /** The newest message: who wrote it, and its first line. Shown on one line while closed, in narrow windows on two if unread. */
  readonly preview?: { readonly sender: string; readonly text: string } | undefined;
  /** How many files the newest message has: `1 fil`. Shown with a paper clip while closed. */
  readonly files?: string | undefined;
  /** How many messages there are: `16 meddelanden`. Shown while the conversation is open. */
  readonly count?: string | undefined;
  /**
   * Marks the conversation, with a word and by weight, as having something unread.
   * @default false
   */
  readonly isUnread?: boolean | undefined;
  /** The status of the user's own unsent reply, in a word or two: `Utkast, inte skickat`. */
  readonly draftMark?: string | undefined;
  /** Oldest first. More than ten before the one where the user begins to read are folded. */
  readonly messages: readonly ConversationMessage[];
  /** The messages that were unread when the conversation was opened: the user begins to read there, below a line. */
  readonly unread?: UnreadMessages | undefined;
  /** Shown below the messages: a `ReplyBox`. */
  readonly children?: ReactNode;
};

/**
 * A conversation between the user and the provider about one subject, with a way to reply. It stands in a `Section`. In
 * a narrow window an open conversation covers the gutters of the section.
 */
export function ConversationThread({
  subject,
  headingLevel,
  reference,
  time,
  preview,
  files,
  count,
  isUnread = false,
  draftMark,
  messages,
  unread,
  children,
  ...held
}: ConversationThreadProps): ReactNode {
  const id = useId();
  const texts = useUiTexts();
  const [open, setOpen] = useOpen(held);
  const thread = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useArrivals(messages, subject, open);
  const onPress = useOpening({ thread, header, log }, open);
  const Heading = `h${headingLevel}` as const;
  const ids = { name: `${id}-name`, content: `${id}-content` };
  // Many conversations have the same subject, so the accessible name also has what tells them apart. What the name has
  // is hidden in its place, so that it is read once. The name is text in the button: of a name that is put together from
  // labels, Orca says the button's own text once more.
  const difference = reference === undefined ? time : <ReferenceWords reference={reference} />;
  const marks = [
    ...(isUnread ? [texts.unread] : []),
    ...(draftMark === undefined ? [] : [draftMark]),
  ].join(' · ');

  return (
    <div
      {...given(held)}
      className={classNames(styles.thread, open && styles.openThread)}
      data-state={open ? 'open' : 'closed'}
      ref={thread}
    >
      <div className={classNames(styles.header, open && styles.openHeader)} ref={header}>
        <div className={classNames(styles.words, open && styles.openWords)}>
          <Heading className={styles.heading}>
            <button
              aria-controls={ids.content}
              aria-expanded={open}
              className={styles.toggle}
              onClick={() => {
                onPress();
                setOpen(!open);
              }}
              type="button"
            >
              <span id={ids.name}>
                <span>{unbroken(subject)}</span>
                {difference === undefined ? null : (
                  <>
                    {' '}
                    <VisuallyHidden>{difference}</VisuallyHidden>
                  </>
                )}
              </span>
              {marks === '' ? null : (
                <>
                  {' '}
                  <VisuallyHidden>{marks}</VisuallyHidden>
                </>
              )}
            </button>
          </Heading>
          {/* Next to the button and not inside it: text inside a button cannot be selected and copied. */}
          {reference === undefined && (count === undefined || !open) ? null : (
            <p className={styles.facts}>
              {reference === undefined ? null : <Reference isLink={open} reference={reference} />}
              {count === undefined || !open ? null : (
                <span className={reference === undefined ? undefined : styles.separated}>
                  {count}
                </span>
              )}
            </p>
          )}
          {marks === '' ? null : (
            <p aria-hidden="true" className={styles.marks}>
              {isUnread ? <span className={styles.dot} /> : null}
              {isUnread ? texts.unread : null}
              {draftMark === undefined ? null : (
                <span className={styles.draft}>{isUnread ? `· ${draftMark}` : draftMark}</span>
              )}
            </p>
          )}
          {time === undefined ? null : (
            <p
              aria-hidden={reference === undefined || undefined}
              className={styles.time}
              hidden={open}
            >
              {time}
            </p>
          )}
          {preview === undefined || open ? null : (
            <p className={classNames(styles.preview, isUnread && styles.unreadPreview)}>
              <strong className={styles.sender}>{unbroken(preview.sender)}:</strong> {preview.text}
            </p>
          )}
          {files === undefined || open ? null : (
            <p className={styles.filesMark}>
              <ClipIcon size="small" />
              {files}
            </p>
          )}
        </div>
        <span className={classNames(styles.chevron, open && styles.chevronUp)}>
          <ChevronDownIcon />
        </span>
      </div>
      <div className={styles.content} hidden={!open} id={ids.content}>
        {open ? (
          <>
            <OpenMessages
              headingLevel={levelBelow[headingLevel]}
              messages={messages}
              ref={log}
              unread={unread}
            />
            {children === undefined ? null : (
              <div aria-labelledby={ids.name} className={reply} role="group">
                {children}
              </div>
            )}
          </>
        ) : null}
      </div>
    </div>
  );
}

const levelBelow = { 2: 3, 3: 4, 4: 5 } as const;

/** Read as part of the heading's name, so it is hidden in its place, unless it is a link. */
function Reference({
  isLink,
  reference,
}: {
  readonly isLink: boolean;
  readonly reference: ConversationReference;
}): ReactNode {
  const { href } = reference;
  const hasLink = isLink && href !== undefined;
  return (
    <span aria-hidden={!hasLink || undefined}>
      <ReferenceWords href={hasLink ? href : undefined} reference={reference} />
    </span>
  );
}

function ReferenceWords({
  href,
  reference: { label, number, groups },
}: {
  readonly href?: string | undefined;
  readonly reference: ConversationReference;
}): ReactNode {
  const digits = <DigitGroups groups={groups} isSpelledOut value={number} />;
  return (
    <>
      {label}{' '}
      <span className={styles.number}>
        {href === undefined ? digits : <Link href={href}>{digits}</Link>}
      </span>
    </>
  );
}
