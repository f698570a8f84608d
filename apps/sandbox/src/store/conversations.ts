import * as v from 'valibot';

import { conversationSubjects, messageSchema } from '@mina-sidor/api-client/contract';

import type { Database } from './database.ts';
import { readRecord } from './record.ts';

const conversationRowSchema = v.object({
  position: v.number(),
  conversation_id: v.string(),
  personal_number: v.string(),
  subject: v.picklist(conversationSubjects),
  reference_number: v.nullable(v.string()),
  read_by_customer: v.number(),
});

const messageRecordSchema = v.object({
  ...v.omit(messageSchema, ['createdDisplay']).entries,
  numberOfFilesUploaded: v.number(),
  messageSubject: v.picklist(conversationSubjects),
});
/** A message as it is kept: how its time is shown depends on the day. */
export type MessageRecord = v.InferOutput<typeof messageRecordSchema>;

/** What is kept of a conversation beside its messages. */
export interface ConversationRecord {
  readonly conversationId: string;
  readonly personalNumber: string;
  readonly subject: (typeof conversationSubjects)[number];
  readonly referenceNumber: string | null;
  readonly readByCustomer: boolean;
}

/** A conversation with its place among all of them. */
export interface StoredConversation extends ConversationRecord {
  readonly position: number;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

function toConversation(row: Record<string, unknown>): StoredConversation {
  const read = v.parse(conversationRowSchema, row);
  return {
    position: read.position,
    conversationId: read.conversation_id,
    personalNumber: read.personal_number,
    subject: read.subject,
    referenceNumber: read.reference_number,
    readByCustomer: read.read_by_customer === 1,
  };
}

/** Conversations and their messages. They go with their customer. */
export function createConversationStore({ sql }: Database) {
  const insert = sql.prepare(`
    INSERT INTO conversations
      (conversation_id, personal_number, subject, reference_number, read_by_customer)
    VALUES (?, ?, ?, ?, ?)`);
  const insertMessage = sql.prepare(`
    INSERT INTO messages (message_id, conversation_id, personal_number, client_message_id, record)
    VALUES (?, ?, ?, ?, ?)`);
  const selectOne = sql.prepare('SELECT * FROM conversations WHERE conversation_id = ?');
  // The one with the newest message first.
  const selectOf = sql.prepare(`
    SELECT conversations.* FROM conversations JOIN messages USING (conversation_id)
    WHERE conversations.personal_number = ?
    GROUP BY conversation_id ORDER BY max(messages.position) DESC`);
  const selectMessages = sql.prepare(
    'SELECT record FROM messages WHERE conversation_id = ? ORDER BY position',
  );
  const selectMessagesOf = sql.prepare(
    'SELECT conversation_id, record FROM messages WHERE personal_number = ? ORDER BY position',
  );
  const selectSent = sql.prepare(`
    SELECT conversation_id, record FROM messages
    WHERE personal_number = ? AND client_message_id = ?`);
  const selectNewest = sql.prepare(
    'SELECT record FROM messages WHERE personal_number = ? ORDER BY position DESC LIMIT 1',
  );
  const updateRead = sql.prepare(
    'UPDATE conversations SET read_by_customer = ? WHERE conversation_id = ?',
  );
  const countUnread = sql.prepare(
    'SELECT count(*) AS unread FROM conversations WHERE personal_number = ? AND read_by_customer = 0',
  );

  const toMessage = (row: Record<string, unknown>): MessageRecord =>
    readRecord(messageRecordSchema, row['record']);

  return {
    add(record: ConversationRecord): void {
      const { conversationId, personalNumber, subject, referenceNumber, readByCustomer } = record;
      insert.run(conversationId, personalNumber, subject, referenceNumber, readByCustomer ? 1 : 0);
    },
    addMessage(
      { conversationId, personalNumber }: ConversationRecord,
      message: MessageRecord,
      clientMessageId: string | null,
    ): void {
      const record = JSON.stringify(message);
      insertMessage.run(message.id, conversationId, personalNumber, clientMessageId, record);
    },
    find(conversationId: string): StoredConversation | null {
      const row = selectOne.get(conversationId);
      return row === undefined ? null : toConversation(row);
    },
    of: (personalNumber: string) => selectOf.all(personalNumber).map(toConversation),
    messages: (conversationId: string) => selectMessages.all(conversationId).map(toMessage),
    /** All messages of a customer by their conversation: one question instead of one for each. */
    messagesOf(personalNumber: string): ReadonlyMap<string, readonly MessageRecord[]> {
      const byConversation = new Map<string, MessageRecord[]>();
      for (const row of selectMessagesOf.all(personalNumber)) {
        const conversationId = v.parse(v.string(), row['conversation_id']);
        const list = byConversation.get(conversationId);
        if (list === undefined) byConversation.set(conversationId, [toMessage(row)]);
        else list.push(toMessage(row));
      }
      return byConversation;
    },
    /** The message that has been stored under this id of the sender. */
    sent(personalNumber: string, clientMessageId: string) {
      const row = selectSent.get(personalNumber, clientMessageId);
      if (row === undefined) return null;
      return {
        conversationId: v.parse(v.string(), row['conversation_id']),
        message: toMessage(row),
      };
    },
    newest(personalNumber: string): MessageRecord | null {
      const row = selectNewest.get(personalNumber);
      return row === undefined ? null : toMessage(row);
    },
    setRead(conversationId: string, readByCustomer: boolean): void {
      updateRead.run(readByCustomer ? 1 : 0, conversationId);
    },
    unread: (personalNumber: string): number =>
      v.parse(v.number(), countUnread.get(personalNumber)?.['unread']),
  };
}
