import * as v from 'valibot';

import type { Database } from './database.ts';
import { readRecord } from './record.ts';

/** Where a file is on its way to the customer's page. */
const attachmentStates = [
  /** Being looked through; ready by itself after a moment. */
  'processing',
  /** Being looked through until somebody says that it is ready. */
  'held',
  'ready',
] as const;
export type AttachmentState = (typeof attachmentStates)[number];

const attachmentSchema = v.object({
  token: v.string(),
  fileName: v.string(),
  mediaType: v.string(),
  /** In bytes. */
  fileSize: v.number(),
  /** Its id in the file store; `null` for a sample, whose bytes are made when they are asked for. */
  storedAs: v.nullable(v.string()),
  state: v.picklist(attachmentStates),
  /** When the provider erased it. */
  removedDateTime: v.nullable(v.string()),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** An attachment with whom it belongs to. */
export interface OwnedAttachment {
  readonly attachment: Attachment;
  readonly personalNumber: string;
  readonly conversationId: string;
}

export type AttachmentStore = ReturnType<typeof createAttachmentStore>;

/** What is known of attached files; their bytes lie in the file store. They go with their message. */
export function createAttachmentStore({ sql }: Database) {
  const insert = sql.prepare(
    'INSERT INTO attachments (token, message_id, record) VALUES (?, ?, ?)',
  );
  const update = sql.prepare('UPDATE attachments SET record = ? WHERE token = ?');
  const selectOf = sql.prepare(
    'SELECT record FROM attachments WHERE message_id = ? ORDER BY position',
  );
  const selectOne = sql.prepare(`
    SELECT attachments.record, personal_number, conversation_id
    FROM attachments JOIN messages USING (message_id) WHERE token = ?`);
  const selectAll = sql.prepare('SELECT record FROM attachments ORDER BY position');

  const toAttachment = (row: Record<string, unknown>): Attachment =>
    readRecord(attachmentSchema, row['record']);

  return {
    add(messageId: string, attachment: Attachment): void {
      insert.run(attachment.token, messageId, JSON.stringify(attachment));
    },
    save(attachment: Attachment): void {
      update.run(JSON.stringify(attachment), attachment.token);
    },
    of: (messageId: string): Attachment[] => selectOf.all(messageId).map(toAttachment),
    find(token: string): OwnedAttachment | null {
      const row = selectOne.get(token);
      if (row === undefined) return null;
      return {
        attachment: toAttachment(row),
        personalNumber: v.parse(v.string(), row['personal_number']),
        conversationId: v.parse(v.string(), row['conversation_id']),
      };
    },
    all: (): Attachment[] => selectAll.all().map(toAttachment),
  };
}
