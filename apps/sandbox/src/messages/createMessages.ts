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

import { calendarMoment, type Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { ConversationRecord, MessageRecord, Store } from '../store/store.ts';
import { swedishIso } from '../swedishTime.ts';
import type { Attachments, NewFile } from './createAttachments.ts';
import { createdDisplay } from './createdDisplay.ts';

type Conversation = v.InferInput<typeof conversationSchema>;
type StoredMessage = v.InferInput<typeof storedMessageSchema>;

/** The departments of the provider that write messages. */
export const departments = ['damage', 'customerCentre'] as const;
export type Department = (typeof departments)[number];

/** Sends an event to the customer's open pages. */
export type Publish = (personalNumber: string, event: HubEventName, payload: HubPayload) => void;

/** What a customer sends. */
export interface Sending {
  readonly message: string;
  readonly clientMessageId: string;
  readonly files: readonly NewFile[];
}

/** What the provider writes. */
export interface StaffMessage {
  readonly message: string;
  readonly from: Department;
  readonly files: readonly NewFile[];
}

/** What a conversation is about. */
type About = Pick<ConversationRecord, 'personalNumber' | 'subject' | 'referenceNumber'>;

interface MessageParts {
  readonly store: Store;
  readonly attachments: Attachments;
  readonly clock: Clock;
  readonly publish: Publish;
}

/** The subject of a message from a department, by which the customer sees who wrote it. */
export function staffSubject(from: Department, subject: ConversationSubject): ConversationSubject {
  if (from === 'damage') return 'damage';
  return subject === 'damage' ? 'other' : subject;
}

/** Stores a conversation under a new public id. */
export function addConversation(
  { conversations }: Store,
  about: Omit<ConversationRecord, 'publicId'>,
): ConversationRecord {
  const added = { ...about, publicId: `M-${String(100_000 + conversations.nextNumber())}` };
  conversations.add(added);
  return added;
}

/** Messages between a customer and the provider. */
export function createMessages({ store, attachments, clock, publish }: MessageParts) {
  const { transaction, conversations, messages } = store;

  const tell = (
    event: HubEventName,
    { personalNumber, conversationId }: ConversationRecord,
  ): void => publish(personalNumber, event, { conversationId });

  /** Later than the newest message even when the calendar is fixed, because pages sort by it. */
  const nextMoment = (personalNumber: string): string => {
    const newest = messages.newest(personalNumber);
    const earliest = newest === null ? 0 : Date.parse(newest.record.createdAt) + 1000;
    return swedishIso(Math.max(calendarMoment(clock), earliest));
  };

  const toMessage = ({ record }: MessageRecord) => ({
    ...record,
    createdDisplay: createdDisplay(record.createdAt, clock.today()),
  });

  const toStoredMessage = (message: MessageRecord): StoredMessage => ({
    ...toMessage(message),
    conversationId: message.conversationId,
  });

  const toConversation = (
    { conversationId, publicId, subject, referenceNumber, readByCustomer }: ConversationRecord,
    written: readonly MessageRecord[],
  ): Conversation => ({
    conversationId,
    publicId,
    subject,
    referenceNumber,
    readByCustomer,
    conversationMessages: written.map(toMessage),
  });

  /** With a personal number, answers 404 for another customer's conversation. */
  const mustFind = (conversationId: string, personalNumber?: string): ConversationRecord => {
    const found = conversations.find(conversationId, personalNumber);
    if (found === null) throw new Problem(404, 'There is no such conversation.');
    return found;
  };

  const begin = (about: About, readByCustomer: boolean): ConversationRecord =>
    addConversation(store, { ...about, conversationId: randomUUID(), readByCustomer });

  const setRead = (conversation: ConversationRecord, readByCustomer: boolean): void =>
    conversations.save({ ...conversation, readByCustomer });

  const addMessage = (
    { personalNumber, conversationId }: ConversationRecord,
    written: Pick<MessageRecord['record'], 'message' | 'createdByIdentity' | 'messageSubject'>,
    files: readonly NewFile[],
    clientMessageId: string | null,
  ): StoredMessage => {
    const message: MessageRecord = {
      personalNumber,
      conversationId,
      clientMessageId,
      record: {
        id: randomUUID(),
        createdAt: nextMoment(personalNumber),
        numberOfFilesUploaded: files.length,
        ...written,
      },
    };
    messages.add(message);
    attachments.add(message, files);
    return toStoredMessage(message);
  };

  /** Stores a message of the customer. The same `clientMessageId` is stored only once. */
  const send = (
    personalNumber: string,
    { message, clientMessageId, files }: Sending,
    event: HubEventName,
    where: () => ConversationRecord,
  ): StoredMessage => {
    const { stored, conversation } = transaction(() => {
      const sent = messages
        .where('clientMessageId', clientMessageId)
        .find((each) => each.personalNumber === personalNumber);
      if (sent !== undefined) return { stored: toStoredMessage(sent), conversation: null };
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

  const writeAsStaff = (
    { message, from, files }: StaffMessage,
    event: HubEventName,
    where: () => ConversationRecord,
  ): StoredMessage => {
    const { stored, conversation } = transaction(() => {
      const found = where();
      const messageSubject = staffSubject(from, found.subject);
      const written = { message, createdByIdentity: false, messageSubject };
      return { stored: addMessage(found, written, files, null), conversation: found };
    });
    tell(event, conversation);
    return stored;
  };

  return {
    /** The one with the newest message first. */
    of(personalNumber: string): Conversation[] {
      const newestFirst = messages.of(personalNumber).toReversed();
      return [...Map.groupBy(newestFirst, (each) => each.conversationId)].map(
        ([conversationId, written]) =>
          toConversation(mustFind(conversationId), written.toReversed()),
      );
    },
    one: (personalNumber: string, conversationId: string): Conversation =>
      toConversation(
        mustFind(conversationId, personalNumber),
        messages.where('conversationId', conversationId),
      ),
    unread: (personalNumber: string): number =>
      conversations.of(personalNumber).filter(({ readByCustomer }) => !readByCustomer).length,
    markAsRead(personalNumber: string, conversationId: string): void {
      const found = mustFind(conversationId, personalNumber);
      if (found.readByCustomer) return;
      setRead(found, true);
      tell(hubEvents.conversationReadByCustomer, found);
    },
    /** A new question of the customer. */
    ask: (
      personalNumber: string,
      about: Omit<About, 'personalNumber'>,
      sending: Sending,
    ): StoredMessage =>
      send(personalNumber, sending, hubEvents.conversationStarted, () =>
        begin({ personalNumber, ...about }, true),
      ),
    /** A reply of the customer. */
    reply(personalNumber: string, conversationId: string, sending: Sending): StoredMessage {
      const found = mustFind(conversationId, personalNumber);
      return send(personalNumber, sending, hubEvents.customerRepliedToConversation, () => found);
    },
    /** The files of a message that the customer can see. */
    filesOf(personalNumber: string, conversationId: string, messageId: string) {
      mustFind(conversationId, personalNumber);
      if (messages.find(messageId, personalNumber)?.conversationId !== conversationId) {
        throw new Problem(404, 'There is no such message.');
      }
      return attachments.visible(messageId);
    },
    /** The provider begins a conversation. */
    startAsStaff: (about: About, written: StaffMessage): StoredMessage =>
      writeAsStaff(written, hubEvents.conversationStarted, () => begin(about, false)),
    /** The provider replies. */
    replyAsStaff: (conversationId: string, written: StaffMessage): StoredMessage =>
      writeAsStaff(written, hubEvents.repliedToConversation, () => {
        const found = mustFind(conversationId);
        setRead(found, false);
        return found;
      }),
  };
}
