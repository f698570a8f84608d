import * as v from 'valibot';

import { count, isoTime, optional, optionalMoment, optionalText } from './primitives.ts';
import { closedList } from './wordLists.ts';

/** The subject of a conversation; an unknown value is read as `none`. */
export const conversationSubjects = ['insurance', 'damage', 'other', 'none'] as const;

/** What a conversation is about; `none` when that is unknown. */
export type ConversationSubject = (typeof conversationSubjects)[number];

const subject = closedList(conversationSubjects, 'none');

/** One message of a conversation. */
export const messageSchema = v.object({
  id: v.string(),
  message: v.string(),
  /** Whether the customer wrote it; otherwise the provider's staff did. */
  createdByIdentity: v.boolean(),
  /** The time as the provider displays it, such as `i dag 10.42`. */
  createdDisplay: optional(v.string()),
  createdAt: isoTime,
  /** Number of files sent with it, whether or not they can be downloaded yet. */
  numberOfFilesUploaded: v.nullish(count, 0),
  /** The department of a staff message: `damage` is the damage department, anything else the customer centre. */
  messageSubject: v.nullish(subject, 'none'),
});

/** One message of a conversation, written by the customer or by the staff. */
export type Message = v.InferOutput<typeof messageSchema>;

/** A conversation. */
export const conversationSchema = v.object({
  conversationId: v.string(),
  /** Its number for people, for use on the telephone. */
  publicId: optional(v.string()),
  subject: v.nullish(subject, 'none'),
  /** The case or the damage case that it is about. */
  referenceNumber: optional(v.string()),
  /** False when the provider has written something that the customer has not opened. */
  readByCustomer: v.nullish(v.boolean(), true),
  /** Oldest first. */
  conversationMessages: v.array(messageSchema),
});

/** A conversation with all its messages, the oldest first. */
export type Conversation = v.InferOutput<typeof conversationSchema>;

/** Answer of GetConversations: the conversation with the newest message first. */
export const conversationsSchema = v.array(conversationSchema);

/** Answer of both calls that send a message: the stored message and its conversation. */
export const storedMessageSchema = v.object({
  ...messageSchema.entries,
  conversationId: v.string(),
});

/** A message that has arrived, with the conversation that it was put into. */
export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

/** One file of a message. `token` fetches its content. */
export const attachedFileSchema = v.object({
  /** Absent if there is nothing to fetch. */
  token: optionalText,
  /** The file name as it was sent, with its extension. */
  fileName: v.string(),
  /** In lower case, without the dot. */
  extension: optional(v.string()),
  /** In bytes. */
  fileSize: optional(count),
  /** When the provider erased it for data protection; `null` while it exists. */
  removedDateTime: optionalMoment,
});

/** One file of a message, by whichever side it was sent. */
export type AttachedFile = v.InferOutput<typeof attachedFileSchema>;

/** Answer of GetAttachmentsMetadata: fewer than `numberOfFilesUploaded` while some are being processed. */
export const attachedFilesSchema = v.array(attachedFileSchema);
