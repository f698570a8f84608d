import type { Conversation, Message } from '@mina-sidor/api-client';
import { formatMoment, plural } from '@mina-sidor/texts';
import type { ConversationMessage, ConversationReference } from '@mina-sidor/ui';

import { texts } from '../../../texts.ts';
import { inOrder, newestMessage } from './conversations.rules.ts';

const words = texts.messages;

/** Who wrote the message, as the customer sees and hears it (rows M04 and M05). */
export function senderOf({
  createdByIdentity,
  messageSubject,
}: Pick<Message, 'createdByIdentity' | 'messageSubject'>): string {
  if (createdByIdentity) return words.senders.customer;
  return messageSubject === 'damage' ? words.senders.damage : words.senders.customerCentre;
}

/** When the message was written, as the provider shows it (row M06); by the clock where the provider does not. */
export function timeOf({
  createdDisplay,
  createdAt,
}: Pick<Message, 'createdDisplay' | 'createdAt'>) {
  return createdDisplay?.trim() ? createdDisplay : formatMoment(createdAt);
}

/** The number of what the conversation is about (row M15): grouped for the eye, except where it is no plain number. */
export function referenceOf({
  subject,
  referenceNumber,
}: Pick<Conversation, 'subject' | 'referenceNumber'>): ConversationReference | undefined {
  const number = referenceNumber?.trim() ?? '';
  if (number === '') return undefined;
  const digits = number.replaceAll(/\s/gu, '');
  return /^\d+$/u.test(digits) && subject !== 'damage'
    ? { label: words.references[subject], number: digits }
    : { label: words.references[subject], number, groups: [] };
}

/** What a closed conversation shows of its newest message (row Z40). */
export function newestOf(conversation: Conversation) {
  const newest = newestMessage(conversation);
  if (newest === null) return {};
  const { message, numberOfFilesUploaded } = newest;
  const text = firstLineOf(message);
  return {
    time: timeOf(newest),
    preview: text === '' ? undefined : { sender: senderOf(newest), text },
    files: numberOfFilesUploaded === 0 ? undefined : plural(words.files, numberOfFilesUploaded),
  };
}

/** The first line that is not empty, and no more of it than any window shows. */
function firstLineOf(message: string): string {
  return (/\S.*/u.exec(message)?.[0] ?? '').trim().slice(0, 200);
}

/** How many messages there are. */
export function countOf({ conversationMessages }: Conversation): string {
  return plural(words.count, conversationMessages.length);
}

/** The messages of the provider after the customer's latest, where the customer begins to read (row Z39). */
export interface Unread {
  readonly firstId: string;
  readonly count: number;
}

/** What is unread in a conversation; `null` if it has been read, or if the customer wrote last. */
export function unreadOf({ readByCustomer, conversationMessages }: Conversation): Unread | null {
  if (readByCustomer) return null;
  const ordered = inOrder(conversationMessages);
  const unread = ordered.slice(ordered.findLastIndex((each) => each.createdByIdentity) + 1);
  const [first] = unread;
  return first === undefined ? null : { firstId: first.id, count: unread.length };
}

/** Whether the customer has written after these messages, so that they are no longer marked as new. */
export function isAnswered(messages: readonly Message[], { firstId }: Unread): boolean {
  const ordered = inOrder(messages);
  const first = ordered.findIndex(({ id }) => id === firstId);
  return ordered.slice(first + 1).some((each) => each.createdByIdentity);
}

/** The message as the thread draws it: its time names the day, so no line above it has to. */
export function toThreadMessage(message: Message): ConversationMessage {
  return {
    id: message.id,
    sender: senderOf(message),
    isOwn: message.createdByIdentity,
    time: timeOf(message),
    dateTime: message.createdAt,
    text: message.message,
  };
}
