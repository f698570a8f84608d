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
  /** The day it was written, as displayed text. Shown once above all messages of the day. */
  readonly day?: string | undefined;
  /** The text, with the writer's line breaks. Always shown as plain text. */
  readonly text: string;
  /** Shown below the text. */
  readonly files?: MessageFiles | undefined;
}

/** Groups consecutive messages of the same day. Messages without a day form a group too. */
export function groupByDay(messages: readonly ConversationMessage[]): readonly {
  readonly day: string | undefined;
  readonly messages: readonly ConversationMessage[];
}[] {
  const groups: { day: string | undefined; messages: ConversationMessage[] }[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last === undefined || last.day !== message.day) {
      groups.push({ day: message.day, messages: [message] });
    } else last.messages.push(message);
  }
  return groups;
}
