import type { ReactNode } from 'react';

import type { FileLinkProps } from '../FileLink/index.ts';

/** The files of a message: being listed, listed, unavailable, or rendered by the application. */
export type MessageFiles =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** The listed files, in order. */
      readonly files: readonly FileLinkProps[];
      /** More files are being listed. A message says so. */
      readonly isAwaitingMore?: boolean | undefined;
    }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'own';
      /** A `MessageFileList` from an application that fetches the files of each message itself. */
      readonly list: ReactNode;
    };

/** One message as the thread shows it. */
export interface ConversationMessage {
  /** Identifies the message. A message with an unknown id is announced as new. */
  readonly id: string;
  /** The sender's name, as shown and read: `Du`, `Kundcenter`. */
  readonly sender: string;
  /** The user wrote it: it is drawn on the right. */
  readonly isOwn: boolean;
  /** When it was written, as displayed text. */
  readonly time: string;
  /** The same time in ISO form, for machines. */
  readonly dateTime?: string | undefined;
  /** The text, with the writer's line breaks. Always shown as plain text. */
  readonly text: string;
  /** Shown below the text. */
  readonly files?: MessageFiles | undefined;
}

/** The maximum number of messages before the one where the user begins to read that are not folded. */
const maxOlder = 10;

/** Where the user begins to read: the index of the first unread message, else of the newest. */
export function startOf(
  messages: readonly Pick<ConversationMessage, 'id'>[],
  firstUnreadId: string | undefined,
): number {
  const firstUnread = messages.findIndex(({ id }) => id === firstUnreadId);
  return firstUnread < 0 ? Math.max(messages.length - 1, 0) : firstUnread;
}

/** How many messages are folded. The last one before the start is kept, because the new ones answer it. */
export function foldedBefore(start: number): number {
  return start > maxOlder ? start - 1 : 0;
}
