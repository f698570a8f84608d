import type { Conversation, Message } from '@mina-sidor/api-client';
import { fill, formatMoment, plural } from '@mina-sidor/texts';
import type { ConversationMessage, ConversationReference } from '@mina-sidor/ui';

import { texts } from '../../../texts.ts';
import { newestMessage } from './conversations.rules.ts';

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

/** When the last message came; and how many there are, but for an unread one, where the news is enough. */
export function detailsOf(conversation: Conversation): string | undefined {
  const newest = newestMessage(conversation);
  if (newest === null) return undefined;
  const latest = fill(words.latest, { time: timeOf(newest) });
  return conversation.readByCustomer
    ? fill<string>(plural(words.details, conversation.conversationMessages.length), { latest })
    : latest;
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
