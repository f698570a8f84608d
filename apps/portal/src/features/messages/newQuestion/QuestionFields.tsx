import { Fragment, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { portalMessageTypes } from '@mina-sidor/api-client';
import { FileAttachment, Select, TextArea, TextField } from '@mina-sidor/ui';

import { hyphenatedErrors } from '../../../parts/fields/hyphenatedErrors.ts';
import { messageHint } from '../../../parts/fields/messageError.ts';
import { messageLimit } from '../../../domain/fields/messageText.rules.ts';
import { referenceKindOf } from '../../../domain/fields/reference.rules.ts';
import { texts } from '../../../texts.ts';
import { QuestionAbout } from './QuestionAbout.tsx';
import { type QuestionField, questionFields, subjectOf } from './newQuestion.rules.ts';
import type { NewQuestionForm } from './useNewQuestion.ts';

const words = texts.newQuestion;

const subjects = portalMessageTypes.map((value) => ({ value, label: words.subjects[value] }));

/** The targets of the error summary. The form occurs once on its page, so the ids are unique. */
export function questionFieldId(field: QuestionField): string {
  return `question-${field}`;
}

interface QuestionFieldsProps {
  readonly question: NewQuestionForm;
  readonly messageField: Ref<HTMLTextAreaElement>;
}

/** The fields (rows M11 and M12). A field shows its error once the customer has left it (row V05). */
export function QuestionFields({ question, messageField }: QuestionFieldsProps) {
  const { draft, fields, locked, shownErrors, edit, leave, shownAbout } = question;
  const { isChanging, changeAbout } = question;
  const subjectField = useRef<HTMLSelectElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isChanging) subjectField.current?.focus();
  }, [isChanging]);
  const reference = referenceKindOf(subjectOf(fields));
  const isLocked = draft.status === 'sending' || locked !== 'none';
  const errors = hyphenatedErrors(question.errors);
  const shownError = (field: QuestionField) =>
    shownErrors.fields.has(field) ? errors[field] : undefined;
  const common = (field: QuestionField) => ({
    id: questionFieldId(field),
    name: field,
    isLocked,
    error: shownError(field),
    onBlur: () => leave(field),
  });

  // A field that is not drawn does not compile.
  const drawn: Readonly<Record<QuestionField, ReactNode>> = {
    subject:
      shownAbout === null ? (
        <Select
          {...common('subject')}
          isRequired
          label={words.subject}
          onValueChange={(subject) => edit({ subject: subject ?? '' })}
          options={subjects}
          placeholder={words.chooseSubject}
          ref={subjectField}
          value={subjectOf(fields) ?? null}
        />
      ) : (
        <QuestionAbout about={shownAbout} onChange={isLocked ? undefined : changeAbout} />
      ),
    reference:
      reference === null || shownAbout !== null ? null : (
        <TextField
          {...common('reference')}
          autoComplete="off"
          hint={texts.fields[reference].hint}
          label={texts.fields[reference].optional}
          onValueChange={(text) => edit({ reference: text })}
          value={fields.reference}
        />
      ),
    message: (
      <TextArea
        {...common('message')}
        // Only with its error: an empty field needs no rule.
        hint={shownError('message') === undefined ? undefined : messageHint}
        isRequired
        label={words.message}
        limit={messageLimit}
        onValueChange={(message) => edit({ message })}
        ref={messageField}
        rows={8}
        value={fields.message}
      />
    ),
    files: (
      <FileAttachment
        id={questionFieldId('files')}
        label={words.attachFiles}
        limits={question.fileLimits}
        onCancel={question.cancel}
        onValueChange={question.attach}
        value={question.files}
      />
    ),
    email: (
      <TextField
        {...common('email')}
        isRequired
        kind="email"
        label={texts.fields.email.label}
        onValueChange={(email) => edit({ email })}
        value={fields.email}
      />
    ),
    phone: (
      <TextField
        {...common('phone')}
        hint={texts.fields.phone.hint}
        kind="phone"
        label={texts.fields.phone.optional}
        onValueChange={(phone) => edit({ phone })}
        value={fields.phone}
      />
    ),
  };
  return questionFields.map((field) => <Fragment key={field}>{drawn[field]}</Fragment>);
}
