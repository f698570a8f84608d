import { randomUUID } from 'node:crypto';

import {
  type conversationSchema,
  type ConversationSubject,
  hubEvents,
  type HubEventName,
  type HubPayload,
  type storedMessageSchema,
} from '@mina-sidor/api-client/contract';
import type * as v from 'valibot';

import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type {
  ConversationRecord,
  ConversationStore,
  MessageRecord,
  StoredConversation,
} from '../store/conversations.ts';
import { swedishIso, swedishMoment, swedishTimeOfDay } from '../swedishTime.ts';
import type { Attachments, NewFile } from './createAttachments.ts';
import { createdDisplay } from './createdDisplay.ts';

type Conversation = v.InferInput<typeof conversationSchema>;
type StoredMessage = v.InferInput<typeof storedMessageSchema>;

/** Who of the provider's staff writes. */
export const departments = ['damage', 'customerCentre'] as const;
export type Department = (typeof departments)[number];

/** Tells the customer's open pages what has happened. */
export type Publish = (personalNumber: string, event: HubEventName, payload: HubPayload) => void;

/** What a customer sends. */
export interface Sending {
  readonly message: string;
  readonly clientMessageId: string;
  readonly files: readonly NewFile[];
}

interface MessageParts {
  readonly transaction: <Value>(work: () => Value) => Value;
  readonly conversations: ConversationStore;
  readonly attachments: Attachments;
  readonly clock: Clock;
  readonly publish: Publish;
}

export type Messages = ReturnType<typeof createMessages>;

/** Messages between a customer and the provider. */
export function createMessages(parts: MessageParts) {
  const { transaction, conversations, attachments, clock, publish } = parts;

  const tell = (
    event: HubEventName,
    { personalNumber, conversationId }: ConversationRecord,
  ): void => publish(personalNumber, event, { conversationId });

  /** Never before the newest one, though the calendar may stand still: pages sort by it. */
  const nextMoment = (personalNumber: string): string => {
    const now = clock.isFixed
      ? swedishMoment(clock.today(), swedishTimeOfDay(clock.now()))
      : clock.now();
    const newest = conversations.newest(personalNumber);
    return swedishIso(newest === null ? now : Math.max(now, Date.parse(newest.createdAt) + 1000));
  };

  const toMessage = (record: MessageRecord) => ({
    ...record,
    createdDisplay: createdDisplay(record.createdAt, clock.today()),
  });

  const toConversation = (
    { position, conversationId, subject, referenceNumber, readByCustomer }: StoredConversation,
    messages: readonly MessageRecord[],
  ): Conversation => ({
    conversationId,
    publicId: `M-${String(100_000 + position)}`,
    subject,
    referenceNumber,
    readByCustomer,
    conversationMessages: messages.map(toMessage),
  });

  const mustFind = (conversationId: string): StoredConversation => {
    const found = conversations.find(conversationId);
    if (found === null) throw new Problem(404, 'There is no such conversation.');
    return found;
  };

  /** Another customer's is as if it did not exist. */
  const own = (personalNumber: string, conversationId: string): StoredConversation => {
    const found = mustFind(conversationId);
    if (found.personalNumber !== personalNumber) {
      throw new Problem(404, 'There is no such conversation.');
    }
    return found;
  };

  const addMessage = (
    conversation: ConversationRecord,
    written: Omit<MessageRecord, 'id' | 'createdAt' | 'numberOfFilesUploaded'>,
    files: readonly NewFile[],
    clientMessageId: string | null,
  ): StoredMessage => {
    const record: MessageRecord = {
      id: randomUUID(),
      createdAt: nextMoment(conversation.personalNumber),
      numberOfFilesUploaded: files.length,
      ...written,
    };
    conversations.addMessage(conversation, record, clientMessageId);
    attachments.add(record.id, files);
    return { ...toMessage(record), conversationId: conversation.conversationId };
  };

  /** Stores what the customer sends once, however often it comes; in one go, so that nothing can come in between. */
  const send = (
    personalNumber: string,
    { message, clientMessageId, files }: Sending,
    event: HubEventName,
    where: () => ConversationRecord,
  ): StoredMessage => {
    const { stored, conversation } = transaction(() => {
      const sent = conversations.sent(personalNumber, clientMessageId);
      if (sent !== null) {
        const before = { ...toMessage(sent.message), conversationId: sent.conversationId };
        return { stored: before, conversation: null };
      }
      const found = where();
      const written = { message, createdByIdentity: true, messageSubject: found.subject };
      return { stored: addMessage(found, written, files, clientMessageId), conversation: found };
    });
    if (conversation === null) {
      attachments.discard(files);
    } else {
      attachments.process(stored.id);
      tell(event, conversation);
    }
    return stored;
  };

  const begin = (
    record: Pick<ConversationRecord, 'personalNumber' | 'subject' | 'referenceNumber'>,
    readByCustomer: boolean,
  ): ConversationRecord => {
    const conversation = { ...record, conversationId: randomUUID(), readByCustomer };
    conversations.add(conversation);
    return conversation;
  };

  const writeAsStaff = (
    conversation: ConversationRecord,
    message: string,
    from: Department,
    files: readonly NewFile[],
  ): StoredMessage => {
    const customerCentre = conversation.subject === 'damage' ? 'other' : conversation.subject;
    const messageSubject = from === 'damage' ? 'damage' : customerCentre;
    return addMessage(
      conversation,
      { message, createdByIdentity: false, messageSubject },
      files,
      null,
    );
  };

  return {
    of(personalNumber: string): Conversation[] {
      const messages = conversations.messagesOf(personalNumber);
      return conversations
        .of(personalNumber)
        .map((each) => toConversation(each, messages.get(each.conversationId) ?? []));
    },
    one(personalNumber: string, conversationId: string): Conversation {
      const found = own(personalNumber, conversationId);
      return toConversation(found, conversations.messages(conversationId));
    },
    unread: (personalNumber: string): number => conversations.unread(personalNumber),
    markAsRead(personalNumber: string, conversationId: string): void {
      const found = own(personalNumber, conversationId);
      if (found.readByCustomer) return;
      conversations.setRead(conversationId, true);
      tell(hubEvents.conversationReadByCustomer, found);
    },
    /** A new question of the customer. */
    ask: (
      personalNumber: string,
      about: Pick<ConversationRecord, 'subject' | 'referenceNumber'>,
      sending: Sending,
    ): StoredMessage =>
      send(personalNumber, sending, hubEvents.conversationStarted, () =>
        begin({ personalNumber, ...about }, true),
      ),
    /** A reply of the customer. */
    reply: (personalNumber: string, conversationId: string, sending: Sending): StoredMessage => {
      const found = own(personalNumber, conversationId);
      return send(personalNumber, sending, hubEvents.customerRepliedToConversation, () => found);
    },
    /** The files of a message that the customer may know of. */
    filesOf(personalNumber: string, conversationId: string, messageId: string) {
      own(personalNumber, conversationId);
      if (!conversations.messages(conversationId).some(({ id }) => id === messageId)) {
        throw new Problem(404, 'There is no such message.');
      }
      return attachments.visible(messageId);
    },
    /** The provider begins a conversation. */
    startAsStaff(
      about: { readonly personalNumber: string; readonly subject: ConversationSubject } & Pick<
        ConversationRecord,
        'referenceNumber'
      >,
      message: string,
      from: Department,
      files: readonly NewFile[],
    ): StoredMessage {
      const { stored, conversation } = transaction(() => {
        const begun = begin(about, false);
        return { conversation: begun, stored: writeAsStaff(begun, message, from, files) };
      });
      tell(hubEvents.conversationStarted, conversation);
      return stored;
    },
    /** The provider replies. */
    replyAsStaff(
      conversationId: string,
      message: string,
      from: Department,
      files: readonly NewFile[],
    ): StoredMessage {
      const found = mustFind(conversationId);
      const stored = transaction(() => {
        conversations.setRead(conversationId, false);
        return writeAsStaff(found, message, from, files);
      });
      tell(hubEvents.repliedToConversation, found);
      return stored;
    },
  };
}
