import * as v from 'valibot';

import { contactLimits, emailAddress, phoneNumber } from './contactFields.ts';

export { emailAddress, phoneNumber };

/** Limits of a message and its files. */
export const messageLimits = {
  /** Minimum number of characters of a message after trimming. */
  shortest: 5,
  /** Maximum number of characters of a message as it is sent. */
  longest: 4000,
  ...contactLimits,
  claimReference: 15,
  damageCaseNumber: 20,
  /** Maximum length of any other line of text. */
  text: 200,
  files: 10,
  /** Maximum total size of the files, in bytes. */
  totalFileSize: 50 * 1024 * 1024,
  /** Maximum length of a file's name without its extension. */
  fileName: 100,
} as const;

/** The subjects of a new question, in the provider's own words. */
export const portalMessageTypes = ['Insurance', 'Damage', 'Other'] as const;

/** The subject of a new question. */
export type PortalMessageType = (typeof portalMessageTypes)[number];

/**
 * Matches the characters that a message may contain: Latin letters, digits, space, line break, punctuation.
 */
export const messageCharacters =
  /^(?:(?=\p{L})\p{Script=Latin}[\u0300-\u036F]*|[\d \u00A0\n.,:;!?'"’”()/\-–_+*=%&@#§€])*$/u;

/**
 * The text of a message. A multipart body turns each line break into two characters, so the text is normalised to the
 * counted form before it is checked.
 */
export const messageText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\r\n?/gu, '\n').replaceAll('…', '...')),
  v.check((text) => text.trim().length >= messageLimits.shortest),
  v.maxLength(messageLimits.longest),
  v.regex(messageCharacters),
);

/** Whether the text is a valid reference for a message of this type; an empty text always is. */
export function isReferenceOf(type: PortalMessageType, text: string): boolean {
  switch (type) {
    case 'Insurance':
      return text.length <= messageLimits.claimReference && /^[\d ]*$/u.test(text);
    case 'Damage':
      return (
        text.length <= messageLimits.damageCaseNumber && /^[\p{Script=Latin}\d /]*$/u.test(text)
      );
    case 'Other':
      return true;
  }
}

/**
 * Created once for a draft and kept when it is sent again: the server stores one message for it, however often it
 * arrives.
 */
const clientMessageId = v.pipe(v.string(), v.uuid());

/** The fields of a new question. */
export const postMessageFieldsSchema = v.object({
  /** The format depends on the type: `isReferenceOf`. */
  systemReferenceNumber: v.optional(v.pipe(v.string(), v.maxLength(messageLimits.text)), ''),
  message: messageText,
  email: emailAddress,
  portalMessageType: v.picklist(portalMessageTypes),
  phone: v.optional(phoneNumber, ''),
  clientMessageId,
});

/** The fields of a reply. */
export const postMessageToConversationFieldsSchema = v.object({
  message: messageText,
  conversationId: v.string(),
  clientMessageId,
});

/** The files of a message, one part each. */
const messageFilesSchema = v.optional(v.array(v.instance(File)));

/** A new question as it is sent. */
export const postMessageFormSchema = v.object({
  ...postMessageFieldsSchema.entries,
  files: messageFilesSchema,
});

/** A reply as it is sent. */
export const postMessageToConversationFormSchema = v.object({
  files: messageFilesSchema,
  ...postMessageToConversationFieldsSchema.entries,
});
