import type { Conversation, Message } from '@mina-sidor/api-client';
import { formatMoment, plural, softHyphens } from '@mina-sidor/texts';
import type { ConversationMessage, ConversationReference } from '@mina-sidor/ui';

import { hrefOf } from '../../../paths.ts';
import { texts } from '../../../texts.ts';
import { inOrder, newestMessage } from './conversations.rules.ts';

const words = texts.messages;

/** Rows M04 and M05. */
export function senderOf({
  createdByIdentity,
  messageSubject,
}: Pick<Message, 'createdByIdentity' | 'messageSubject'>): string {
  if (createdByIdentity) return words.senders.customer;
  return messageSubject === 'damage' ? words.senders.damage : words.senders.customerCentre;
}

/** The time as the provider formats it (row M06), else formatted here. */
export function timeOf({
  createdDisplay,
  createdAt,
}: Pick<Message, 'createdDisplay' | 'createdAt'>): string {
  return createdDisplay?.trim() ? createdDisplay : formatMoment(createdAt);
}

/** The same on paper, where “i dag” means another day the day after (row Z95). */
export function timeOnPaperOf({ createdAt }: Pick<Message, 'createdAt'>): string {
  return formatMoment(createdAt);
}

/**
 * The number of the conversation's case or damage (row M15), with the way to a case that the customer may open (row Z87).
 * Digits are shown in groups; other numbers are not.
 */
export function referenceOf(
  { subject, referenceNumber }: Pick<Conversation, 'subject' | 'referenceNumber'>,
  mayOpenCases: boolean,
): ConversationReference | undefined {
  const number = referenceNumber?.trim() ?? '';
  if (number === '') return undefined;
  const digits = number.replaceAll(/\s/gu, '');
  // The subject says that it is a damage.
  if (subject === 'damage') return { number, groups: [] };
  const label = words.references[subject];
  if (!/^\d+$/u.test(digits)) return { label, number, groups: [] };
  return subject === 'insurance' && mayOpenCases
    ? { label, number: digits, href: hrefOf('case', digits) }
    : { label, number: digits };
}

/** What a collapsed conversation shows of its newest message (row Z40). */
export function newestOf(conversation: Conversation, time: (message: Message) => string = timeOf) {
  const newest = newestMessage(conversation);
  if (newest === null) return {};
  const { message, numberOfFilesUploaded } = newest;
  const text = firstLineOf(message);
  return {
    time: time(newest),
    preview: text === '' ? undefined : { sender: softHyphens(senderOf(newest)), text },
    files: numberOfFilesUploaded === 0 ? undefined : plural(words.files, numberOfFilesUploaded),
  };
}

/** The first line with text, cut to what fits in any window. */
function firstLineOf(message: string): string {
  return (/\S.*/u.exec(message)?.[0] ?? '').trim().slice(0, 200);
}

export function countOf({ conversationMessages }: Conversation): string {
  return plural(words.count, conversationMessages.length);
}

/** The provider's messages after the customer's last one; reading starts there (row Z39). */
export interface Unread {
  readonly firstId: string;
  readonly count: number;
}

/** `null` if the conversation has been read, or if the customer wrote last. Messages that were known are not unread. */
export function unreadOf(
  { readByCustomer, conversationMessages }: Conversation,
  known: readonly Message[] = [],
): Unread | null {
  if (readByCustomer) return null;
  const knownIds = new Set(known.map(({ id }) => id));
  const ordered = inOrder(conversationMessages);
  const unread = ordered
    .slice(ordered.findLastIndex((each) => each.createdByIdentity) + 1)
    .filter(({ id }) => !knownIds.has(id));
  const [first] = unread;
  return first === undefined ? null : { firstId: first.id, count: unread.length };
}

/** Whether the customer has written after these messages; then they are no longer marked as new. */
function isAnswered(messages: readonly Message[], { firstId }: Unread): boolean {
  const ordered = inOrder(messages);
  const first = ordered.findIndex(({ id }) => id === firstId);
  return ordered.slice(first + 1).some((each) => each.createdByIdentity);
}

/** An open conversation, and what it marks as unread. */
export interface Reading {
  readonly conversation: Conversation;
  readonly unread: Unread | null;
}

/**
 * What is marked stays until the customer has answered it. After that, only what arrives is marked, because the rest
 * has been in view.
 *
 * @param last `null` when the conversation has just been opened
 */
export function readingOf(last: Reading | null, conversation: Conversation): Reading {
  if (last === null) return { conversation, unread: unreadOf(conversation) };
  if (last.conversation === conversation) return last;
  const { conversationMessages } = conversation;
  const isKept = last.unread !== null && !isAnswered(conversationMessages, last.unread);
  const unread = isKept
    ? last.unread
    : unreadOf(conversation, last.conversation.conversationMessages);
  return { conversation, unread };
}

/** The time includes the day, so the thread needs no lines between days. */
export function toThreadMessage(
  message: Message,
  time: (message: Message) => string = timeOf,
): ConversationMessage {
  return {
    id: message.id,
    sender: senderOf(message),
    isOwn: message.createdByIdentity,
    time: time(message),
    dateTime: message.createdAt,
    text: message.message,
  };
}
