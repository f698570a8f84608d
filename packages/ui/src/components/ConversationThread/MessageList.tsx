import { type ReactNode, type Ref, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { FileLink } from '../FileLink/index.ts';
import * as styles from './OpenMessages.css.ts';
import { MessageFileList } from './MessageFileList.tsx';
import type { ConversationMessage, MessageFiles } from './messages.ts';

interface MessageListProps {
  readonly messages: readonly ConversationMessage[];
  readonly ref?: Ref<HTMLOListElement>;
}

/** The messages in the given order. */
export function MessageList({ messages, ref }: MessageListProps): ReactNode {
  if (messages.length === 0) return null;
  return (
    // Safari does not announce a list without markers as a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ol className={styles.messages} ref={ref} role="list">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
}

function Message({ message }: { readonly message: ConversationMessage }): ReactNode {
  const { sender, isOwn, time, dateTime, text, files } = message;
  const id = useId();
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      {/* Named by sender and time, so that screen reader users can jump from message to message. */}
      <article aria-labelledby={id} className={styles.article} data-state={isOwn ? 'own' : 'other'}>
        <p className={styles.meta} id={id}>
          <strong>{sender}</strong> <time dateTime={dateTime}>{time}</time>
        </p>
        <div className={classNames(styles.bubble, isOwn && styles.ownBubble)}>
          <p className={styles.text}>{text}</p>
          {files === undefined ? null : <Files files={files} />}
        </div>
      </article>
    </li>
  );
}

function Files({ files }: { readonly files: MessageFiles }): ReactNode {
  if (files.status === 'own') return files.list;
  if (files.status !== 'ready') return <MessageFileList {...files} />;
  return (
    <MessageFileList isAwaitingMore={files.isAwaitingMore} status="ready">
      {files.files.map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files of a message may have one name
        <FileLink key={index} {...file} />
      ))}
    </MessageFileList>
  );
}
