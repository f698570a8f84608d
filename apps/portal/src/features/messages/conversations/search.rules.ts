import type { Conversation } from '@mina-sidor/api-client';

import { withoutSpaces } from '../../../domain/sameNumber.ts';
import { texts } from '../../../texts.ts';
import { byActivity } from './conversations.rules.ts';
import { senderOf } from './thread.rules.ts';

/** Whether there are enough conversations for a search (row Z40). */
export function isSearchable(conversations: readonly Conversation[]): boolean {
  return conversations.length >= 10;
}

/** Row Z40. */
export const paging = { pageSize: 10, showMoreAbove: 10, showAllAbove: Infinity } as const;

/** How many conversations must show to include every open one and this many of the most recent, in any order. */
export function visibleAtLeast(
  conversations: readonly Conversation[],
  openIds: readonly string[],
  newestCount: number,
): number {
  const newest = new Set(byActivity(conversations).slice(0, newestCount));
  const mustShow = (each: Conversation) =>
    newest.has(each) || openIds.includes(each.conversationId);
  return conversations.findLastIndex(mustShow) + 1;
}

/**
 * The conversations that contain every word of the query, in the subject, a sender, a message or the reference
 * number. Spaces in the number do not matter. An empty query matches all.
 */
export function foundBy(
  query: string,
  conversations: readonly Conversation[],
): readonly Conversation[] {
  const words = normal(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return conversations;
  return conversations.filter((conversation) => {
    const text = textOf(conversation);
    return words.every((word) => text.includes(word));
  });
}

/** The conversations in the list. When the search field is hidden, its query is ignored. */
export function listedBy(
  query: string,
  conversations: readonly Conversation[],
): readonly Conversation[] {
  return isSearchable(conversations) ? foundBy(query, conversations) : conversations;
}

/** Whether the list shows this conversation while the customer searches. */
export function isFound(
  query: string,
  conversations: readonly Conversation[],
  conversationId: string,
): boolean {
  return listedBy(query, conversations).some((each) => each.conversationId === conversationId);
}

function textOf(conversation: Conversation): string {
  const { subject, referenceNumber, conversationMessages } = conversation;
  const messages = conversationMessages.flatMap((message) => [senderOf(message), message.message]);
  const number = [referenceNumber ?? '', withoutSpaces(referenceNumber ?? '')];
  return normal([texts.messages.subjects[subject], ...number, ...messages].join('\n'));
}

/** Makes texts comparable: ignores case and different encodings of the same letter. */
const normal = (text: string): string => text.normalize('NFC').toLocaleLowerCase('sv').trim();
