import { swedishIso, swedishMoment } from '../swedishTime.ts';
import type { Department } from '../messages/createMessages.ts';
import { mediaTypeOf } from '../messages/attachedFileRules.ts';
import { sampleFileBytes } from '../messages/sampleFile.ts';
import { addDays } from '../calendar.ts';
import type { SampleConversation, SampleFile, SampleMessage } from './sample.types.ts';

/** A file of a sample's message. */
interface FilePlan {
  readonly name: string;
  readonly kilobytes?: number;
  /** Present when the provider has not yet looked it through. */
  readonly isHeld?: boolean;
  /** Present when the provider has erased it. */
  readonly removedDaysAgo?: number;
}

/** One text of a sample. None is of today: the sandbox may be started before any hour of it. */
export interface MessagePlan {
  readonly from: 'customer' | Department;
  readonly daysAgo: number;
  /** `HH:MM` in Sweden. */
  readonly at: string;
  readonly text: string;
  readonly files?: readonly FilePlan[];
}

/** What a sample's conversation is made from. */
export interface ConversationPlan extends Pick<SampleConversation, 'subject' | 'readByCustomer'> {
  readonly referenceNumber?: string;
  readonly messages: readonly MessagePlan[];
}

/** The conversation as of today. Its ids follow from the name. */
export function buildConversation(
  conversationId: string,
  { subject, readByCustomer, referenceNumber, messages }: ConversationPlan,
  today: string,
): SampleConversation {
  return {
    conversationId,
    subject,
    readByCustomer,
    referenceNumber: referenceNumber ?? null,
    messages: messages.map((plan, index) =>
      buildMessage(`${conversationId}-${String(index + 1)}`, subject, plan, today),
    ),
  };
}

function buildMessage(
  id: string,
  subject: SampleConversation['subject'],
  { from, daysAgo, at, text, files = [] }: MessagePlan,
  today: string,
): SampleMessage {
  const customerCentre = subject === 'damage' ? 'other' : subject;
  const ofStaff = from === 'damage' ? 'damage' : customerCentre;
  return {
    record: {
      id,
      message: text,
      createdByIdentity: from === 'customer',
      createdAt: swedishIso(swedishMoment(addDays(today, -daysAgo), at)),
      numberOfFilesUploaded: files.length,
      messageSubject: from === 'customer' ? subject : ofStaff,
    },
    files: files.map((file, index) => buildFile(`${id}-${String(index + 1)}`, file, today)),
  };
}

function buildFile(token: string, plan: FilePlan, today: string): SampleFile {
  const { name, kilobytes = 0, isHeld = false, removedDaysAgo } = plan;
  return {
    token,
    fileName: name,
    mediaType: mediaTypeOf(name) ?? '',
    fileSize: sampleFileBytes(name, kilobytes * 1000).length,
    storedAs: null,
    state: isHeld ? 'held' : 'ready',
    removedDateTime:
      removedDaysAgo === undefined
        ? null
        : swedishIso(swedishMoment(addDays(today, -removedDaysAgo), '03:00')),
  };
}
