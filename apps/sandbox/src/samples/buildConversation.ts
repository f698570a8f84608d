import { addDays } from '../calendar.ts';
import { mediaTypeOf } from '../messages/attachedFileRules.ts';
import { staffSubject } from '../messages/createMessages.ts';
import { sampleFileBytes } from '../messages/sampleFile.ts';
import type { Attachment, ConversationRecord, MessageRecord } from '../store/store.ts';
import { swedishIso, swedishMoment } from '../swedishTime.ts';
import type { ConversationPlan, MessagePlan } from './persona.ts';

const momentAgo = (today: string, daysAgo: number, at: string): string =>
  swedishIso(swedishMoment(addDays(today, -daysAgo), at));

/** Whose conversation it is, and its id. */
type Place = Pick<ConversationRecord, 'personalNumber' | 'conversationId'>;

/** The conversation as of today, with its messages and their files. */
export function buildConversation(
  { personalNumber, conversationId }: Place,
  { messages: plans, referenceNumber, subject, readByCustomer }: ConversationPlan,
  today: string,
) {
  const place = { personalNumber, conversationId };
  const built = plans.map((plan, index) => {
    const messageId = `${conversationId}-${String(index + 1)}`;
    return {
      message: buildMessage(place, messageId, subject, plan, today),
      files: buildFiles(place, messageId, plan, today),
    };
  });
  return {
    conversation: {
      ...place,
      subject,
      referenceNumber: referenceNumber ?? null,
      readByCustomer,
    },
    messages: built.map(({ message }) => message),
    attachments: built.flatMap(({ files }) => files),
  };
}

function buildMessage(
  place: Place,
  id: string,
  subject: ConversationRecord['subject'],
  { from, daysAgo, at, text, files = [] }: MessagePlan,
  today: string,
): MessageRecord {
  return {
    ...place,
    clientMessageId: null,
    record: {
      id,
      message: text,
      createdByIdentity: from === 'customer',
      createdAt: momentAgo(today, daysAgo, at),
      numberOfFilesUploaded: files.length,
      messageSubject: from === 'customer' ? subject : staffSubject(from, subject),
    },
  };
}

function buildFiles(
  place: Place,
  messageId: string,
  { files = [] }: MessagePlan,
  today: string,
): Attachment[] {
  return files.map(({ name, kilobytes = 0, isHeld = false, removedDaysAgo }, index) => ({
    ...place,
    messageId,
    token: `${messageId}-${String(index + 1)}`,
    fileName: name,
    mediaType: mediaTypeOf(name) ?? '',
    fileSize: sampleFileBytes(name, kilobytes * 1000).length,
    storedAs: null,
    state: isHeld ? 'held' : 'ready',
    removedDateTime:
      removedDaysAgo === undefined ? null : momentAgo(today, removedDaysAgo, '03:00'),
  }));
}
