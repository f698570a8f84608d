import type { ReactNode } from 'react';

import type { FileLinkProps } from '../FileLink/index.ts';

/** The files of a message: being listed, listed, not to be had now, or in the hands of the application. */
export type MessageFiles =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** The files that have been listed, in order. */
      readonly files: readonly FileLinkProps[];
      /** More files are on their way and not listed yet; the reader is told. */
      readonly isAwaitingMore?: boolean | undefined;
    }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'own';
      /** A `MessageFileList` of an application that fetches the files of each message by itself. */
      readonly list: ReactNode;
    };

export interface ConversationMessage {
  /** Identifies the message among the others; an unknown one is announced as new. */
  readonly id: string;
  /** Who wrote it, as the reader is to see and hear it: `Du`, `Kundcenter`. */
  readonly sender: string;
  /** The reader wrote it: it lies to the right. */
  readonly isOwn: boolean;
  /** When it was written, as the reader is to see it. */
  readonly time: string;
  /** The same moment for machines, in ISO form. */
  readonly dateTime?: string | undefined;
  /** The day it was written, as the reader is to see it. Stands once above all messages of the day. */
  readonly day?: string | undefined;
  /** Lines break where the writer broke them. Shown as text, whatever it holds. */
  readonly text: string;
  /** Stand below the text. */
  readonly files?: MessageFiles | undefined;
}

/** Messages that follow one another on the same day; those without a day make a group too. */
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
