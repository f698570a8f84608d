import { messageErrorOf } from '../../../parts/fields/messageError.ts';
import { referenceKindOf } from '../../../domain/fields/reference.rules.ts';
import type { DraftFields } from '../../../customer/drafts/draft.rules.ts';
import { texts } from '../../../texts.ts';
import { type QuestionField, type QuestionProblems, subjectOf } from './newQuestion.rules.ts';

/** What is wrong with a field, in words; undefined for what can be sent. */
export type QuestionErrors = Readonly<Record<QuestionField, string | undefined>>;

/** Says what is wrong with each field (rows V03–V10). */
export function questionErrors(fields: DraftFields, problems: QuestionProblems): QuestionErrors {
  const reference = referenceKindOf(subjectOf(fields));
  const { email } = problems;
  return {
    subject: problems.subject === null ? undefined : texts.newQuestion.subjectMissing,
    reference:
      problems.reference === null || reference === null
        ? undefined
        : texts.fields[reference].malformed,
    email: email === null ? undefined : texts.fields.email[email],
    phone: problems.phone === null ? undefined : texts.fields.phone.malformed,
    message: problems.message === null ? undefined : messageErrorOf(fields.message),
    files: problems.files === null ? undefined : texts.newQuestion.filesFaulty,
  };
}
