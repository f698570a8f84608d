import { type CallInput, type PortalMessageType, portalMessageTypes } from '@mina-sidor/api-client';
import { areFilesValid, type FileAttachmentState } from '@mina-sidor/ui';

import type { DraftFields, Sending } from '../../../customer/drafts/draft.ts';
import {
  cleanEmail,
  cleanPhone,
  emailProblemOf,
  phoneProblemOf,
} from '../../../domain/fields/contact.rules.ts';
import { toSentMessage } from '../../../domain/fields/messageText.rules.ts';
import {
  cleanReference,
  referenceKindOf,
  referenceProblemOf,
} from '../../../domain/fields/reference.rules.ts';
import { referenceInSentence } from '../../../domain/inSentence.ts';
import { isSameNumber } from '../../../domain/sameNumber.ts';
import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { messageErrorOf } from '../../../parts/fields/messageError.ts';
import { texts } from '../../../texts.ts';

/** The order of the form and of its error summary. */
export const questionFields = [
  'subject',
  'reference',
  'message',
  'files',
  'email',
  'phone',
] as const satisfies readonly (keyof DraftFields | 'files')[];
export type QuestionField = (typeof questionFields)[number];

/** The error text of each field; undefined for a valid field. */
export type QuestionErrors = Readonly<Record<QuestionField, string | undefined>>;

/** The subject in the draft; undefined until the customer has chosen one (row M11). */
export function subjectOf({
  subject,
}: Pick<DraftFields, 'subject'>): PortalMessageType | undefined {
  return portalMessageTypes.find((type) => type === subject);
}

/** The fields that it fills in. A number that could not be sent fills in nothing. */
export function fieldsAbout({ subject, number }: WrittenAbout) {
  return referenceProblemOf(subject, number) === null
    ? { subject, reference: number }
    : { subject: '', reference: '' };
}

/** Whether the question is about that case or damage. One without a number never is. */
export function isAbout(
  { subject, reference }: Pick<DraftFields, 'subject' | 'reference'>,
  about: WrittenAbout,
): boolean {
  return subject === about.subject && isSameNumber(about.number, reference);
}

/** The number of the case as its letters write it; that of a damage as it is. */
export function numberInSentence({ subject, number }: WrittenAbout): string {
  return subject === 'Insurance' ? referenceInSentence(number) : number;
}

/** The errors of the form (rows V01–V10 and A13). A number or files that the form does not show cause none. */
export function questionErrors(fields: DraftFields, files: FileAttachmentState): QuestionErrors {
  const subject = subjectOf(fields);
  const kind = referenceKindOf(subject);
  const isReferenceFaulty = referenceProblemOf(subject, fields.reference) !== null;
  const email = emailProblemOf(fields.email);
  const phone = phoneProblemOf(fields.phone, 'optional');
  return {
    subject: subject === undefined ? texts.newQuestion.subjectMissing : undefined,
    reference: kind !== null && isReferenceFaulty ? texts.fields[kind].malformed : undefined,
    message: messageErrorOf(fields.message),
    files: areFilesValid(files) ? undefined : texts.newQuestion.filesFaulty,
    email: email === null ? undefined : texts.fields.email[email],
    phone: phone === null ? undefined : texts.fields.phone[phone],
  };
}

export function faultyFields(errors: QuestionErrors): readonly QuestionField[] {
  return questionFields.filter((field) => errors[field] !== undefined);
}

/**
 * The question as it is sent (row Q24). A number that the subject does not use stays in the draft and is not sent
 * (row V10).
 */
export function toPostMessage(
  subject: PortalMessageType,
  { fields, files, clientMessageId }: Pick<Sending, 'fields' | 'files' | 'clientMessageId'>,
): Required<CallInput<'postMessage'>['form']> {
  const hasReference = referenceKindOf(subject) !== null;
  return {
    portalMessageType: subject,
    systemReferenceNumber: hasReference ? cleanReference(fields.reference) : '',
    message: toSentMessage(fields.message),
    email: cleanEmail(fields.email),
    phone: cleanPhone(fields.phone),
    clientMessageId,
    files: files.chosen,
  };
}
