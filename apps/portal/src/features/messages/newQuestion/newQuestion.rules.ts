import { type CallInput, type PortalMessageType, portalMessageTypes } from '@mina-sidor/api-client';
import { areFilesValid, type FileAttachmentState } from '@mina-sidor/ui';

import type { DraftFields } from '../../../customer/drafts/draft.rules.ts';
import type { Sending } from '../../../customer/drafts/drafts.ts';
import {
  cleanEmail,
  cleanPhone,
  type EmailProblem,
  emailProblemOf,
  phoneProblemOf,
} from '../../../domain/fields/contact.rules.ts';
import {
  type MessageProblem,
  messageProblemOf,
  toSentMessage,
} from '../../../domain/fields/messageText.rules.ts';
import {
  cleanReference,
  referenceKindOf,
  referenceProblemOf,
} from '../../../domain/fields/reference.rules.ts';

/** The fields of the form, in the order in which they are read. */
export const questionFields = [
  'subject',
  'reference',
  'email',
  'phone',
  'message',
  'files',
] as const;
export type QuestionField = (typeof questionFields)[number];

/** What is wrong with each field; `null` for what can be sent as it is. */
export interface QuestionProblems {
  readonly subject: 'missing' | null;
  readonly reference: 'malformed' | null;
  readonly email: EmailProblem | null;
  readonly phone: 'malformed' | null;
  readonly message: MessageProblem | null;
  readonly files: 'refused' | null;
}

/** What the question is about, as the draft keeps it; nothing until the customer has chosen (row M11). */
export function subjectOf({
  subject,
}: Pick<DraftFields, 'subject'>): PortalMessageType | undefined {
  return portalMessageTypes.find((type) => type === subject);
}

/**
 * Judges the form as it stands (rows V01–V10 and A13). What is not shown is not judged: a number that the subject does
 * not have, files that cannot be attached now.
 */
export function questionProblems(
  fields: DraftFields,
  files: FileAttachmentState,
): QuestionProblems {
  const subject = subjectOf(fields);
  return {
    subject: subject === undefined ? 'missing' : null,
    reference: referenceProblemOf(subject, fields.reference),
    email: emailProblemOf(fields.email),
    phone: phoneProblemOf(fields.phone, 'optional'),
    message: messageProblemOf(fields.message),
    files: areFilesValid(files) ? null : 'refused',
  };
}

/** The fields with something wrong, in the order of the form. */
export function faultyFields(problems: QuestionProblems): readonly QuestionField[] {
  return questionFields.filter((field) => problems[field] !== null);
}

/**
 * The form as it is sent (row Q24). The number of a subject without one stays in the draft, for who changes back, and is
 * not sent (row V10).
 */
export function toPostMessage(
  subject: PortalMessageType,
  { fields, files, clientMessageId }: Pick<Sending, 'fields' | 'files' | 'clientMessageId'>,
): CallInput<'postMessage'>['form'] {
  const hasReference = referenceKindOf(subject) !== null;
  return {
    portalMessageType: subject,
    systemReferenceNumber: hasReference ? cleanReference(fields.reference) : '',
    message: toSentMessage(fields.message),
    email: cleanEmail(fields.email),
    phone: cleanPhone(fields.phone),
    clientMessageId,
    files,
  };
}
