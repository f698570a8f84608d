import * as v from 'valibot';

import { count, isoTime, optional, caseInsensitiveEnum } from './primitives.ts';

/** What a conversation is about; a word that is not known is read as `none`. */
export const conversationSubjects = ['insurance', 'damage', 'other', 'none'] as const;
export type ConversationSubject = (typeof conversationSubjects)[number];

const subject = caseInsensitiveEnum(conversationSubjects, 'none');

/** One text of a conversation (row Q38). */
export const messageSchema = v.object({
  id: v.string(),
  message: v.string(),
  /** Whether the customer wrote it; else one of the provider's staff did. */
  createdByIdentity: v.boolean(),
  /** The time as the provider shows it, such as `i dag 10.42`. */
  createdDisplay: optional(v.string()),
  createdAt: isoTime,
  /** How many files were sent with it, whether or not they can be fetched by now. */
  numberOfFilesUploaded: v.nullish(count, 0),
  /** Which department a text of the staff comes from: damage for `damage`, else the customer centre. */
  messageSubject: v.nullish(subject, 'none'),
});
export type Message = v.InferOutput<typeof messageSchema>;

/** An exchange of messages (row Q38). */
export const conversationSchema = v.object({
  conversationId: v.string(),
  /** Its name among people, to be said over the telephone. */
  publicId: optional(v.string()),
  subject: v.nullish(subject, 'none'),
  /** The case or the damage that it is about. */
  referenceNumber: optional(v.string()),
  /** False when the provider has written something that the customer has not opened. */
  readByCustomer: v.nullish(v.boolean(), true),
  /** The oldest first. */
  conversationMessages: v.array(messageSchema),
});
export type Conversation = v.InferOutput<typeof conversationSchema>;

/** Answer of GetConversations: the one with the newest message first. */
export const conversationsSchema = v.array(conversationSchema);

/** Answer of both ways to send: the message as it was stored, and where. */
export const storedMessageSchema = v.object({
  ...messageSchema.entries,
  conversationId: v.string(),
});
export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

/** One file of a message. Its bytes are fetched by `token`. */
export const attachedFileSchema = v.object({
  /** Absent when there is nothing to fetch. */
  token: optional(v.string()),
  /** As it was when it was sent, with its extension. */
  fileName: v.string(),
  /** In lower case, without its dot. */
  extension: optional(v.string()),
  /** In bytes. */
  fileSize: optional(count),
  /** When the provider erased it, as data protection asks; `null` while it is there. */
  removedDateTime: optional(v.string()),
});
export type AttachedFile = v.InferOutput<typeof attachedFileSchema>;

/** Answer of GetAttachmentsMetadata: fewer than `numberOfFilesUploaded` while some are being processed. */
export const attachedFilesSchema = v.array(attachedFileSchema);
