import type { Ref } from 'react';
import { Button, ErrorSummary, Notice, Stack, Text } from '@mina-sidor/ui';

import { DraftNotices } from '../../../parts/drafts/DraftNotices.tsx';
import { hyphenatedErrors } from '../../../parts/fields/hyphenatedErrors.ts';
import { hasFailed } from '../../../customer/drafts/draftState.rules.ts';
import { texts } from '../../../texts.ts';
import { questionFieldId, QuestionFields } from './QuestionFields.tsx';
import type { NewQuestionForm } from './useNewQuestion.ts';
import { useQuestionFocus } from './useQuestionFocus.ts';

const words = texts.newQuestion;

interface QuestionFormProps {
  readonly question: NewQuestionForm;
  readonly ref: Ref<HTMLFormElement>;
}

/**
 * The form (row M11). The button is unavailable until message and files can be sent, and says why (row M09). It can
 * still be pressed, and then lists every error (row Z07).
 *
 * This is not the library's `Form`: pressing an unavailable button sends nothing, so `Form` would not count the attempt
 * and not move focus to the errors.
 */
export function QuestionForm({ question, ref }: QuestionFormProps) {
  const { draft, shownErrors, trySend } = question;
  const errors = hyphenatedErrors(question.errors);
  const isSending = draft.status === 'sending';
  const { sendButton, messageField } = useQuestionFocus(question);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        trySend();
      }}
      ref={ref}
    >
      <Stack gap="x24">
        {question.shownAbout === null ? <Text tone="soft">{words.intro}</Text> : null}
        <ErrorSummary
          attempt={shownErrors.attempt}
          faults={shownErrors.listed.flatMap((field) => {
            const error = errors[field];
            return error === undefined ? [] : [{ fieldId: questionFieldId(field), error }];
          })}
        />
        <QuestionFields messageField={messageField} question={question} />
        <DraftNotices form={question} />
        <div>
          <Button
            isPending={isSending}
            onUnavailable={trySend}
            pendingLabel={words.sending}
            ref={sendButton}
            type="submit"
            unavailableReason={isSending ? undefined : whyUnavailable(question)}
          >
            {question.isRepeat ? texts.drafts.unknown.again : words.send}
          </Button>
        </div>
        {hasFailed(draft) ? (
          <Notice announcement="alert" title={texts.ui.replyFailed} tone="critical">
            {texts.ui.replyFailedAdvice}
          </Notice>
        ) : null}
      </Stack>
    </form>
  );
}

/** Row M09: message and files must be valid. The other fields are checked when the button is pressed. */
function whyUnavailable({
  obstacleWords,
  errors,
  shownErrors,
  fields,
}: NewQuestionForm): string | undefined {
  if (obstacleWords !== undefined) return obstacleWords;
  if (errors.message !== undefined) {
    if (fields.message.trim() === '') return words.messageFirst;
    return shownErrors.fields.has('message') ? words.correctFirst : errors.message;
  }
  return errors.files === undefined ? undefined : words.correctFirst;
}
