import type { AttachmentStore } from '../store/attachments.ts';
import type { ConversationStore } from '../store/conversations.ts';
import type { SampleCustomer } from './sample.types.ts';

/** Stores the conversations in the order in which they were written: the newest message decides which one comes first. */
export function addConversations(
  { personalNumber, conversations }: SampleCustomer,
  store: ConversationStore,
  attachments: AttachmentStore,
): void {
  for (const conversation of conversations) store.add({ ...conversation, personalNumber });
  const written = conversations.flatMap((conversation) =>
    conversation.messages.map(({ record, files }) => ({
      conversation: { ...conversation, personalNumber },
      record,
      files,
      time: Date.parse(record.createdAt),
    })),
  );
  for (const { conversation, record, files } of written.toSorted((a, b) => a.time - b.time)) {
    store.addMessage(conversation, record, null);
    for (const file of files) attachments.add(record.id, file);
  }
}
