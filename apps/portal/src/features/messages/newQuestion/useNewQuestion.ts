import { useReducer, useState } from 'react';
import type { StoredMessage } from '@mina-sidor/api-client';
import { type ChosenFiles } from '@mina-sidor/ui';

import type { DraftFields } from '../../../customer/drafts/draft.ts';
import { useServices } from '../../../customer/services.ts';
import { entriesOf } from '../../../domain/record.ts';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { nextShownErrors, noShownErrors } from '../../../parts/fields/shownErrors.rules.ts';
import { useFieldLeaving } from '../../../parts/fields/useFieldLeaving.ts';
import {
  faultyFields,
  type QuestionErrors,
  questionErrors,
  type QuestionField,
  subjectOf,
  toPostMessage,
} from './newQuestion.rules.ts';

export type NewQuestionForm = ReturnType<typeof useNewQuestion>;

/** The state of the form, its errors and its actions. */
export function useNewQuestion() {
  const { client } = useServices();
  const form = useDraft('newQuestion');
  const { draft, files, change } = form;
  const { fields } = draft;
  const errors = questionErrors(fields, files);
  const [shownErrors, dispatch] = useReducer(nextShownErrors<QuestionField>, noShownErrors);
  const [sent, setSent] = useState<StoredMessage | null>(null);
  if (draft.status === 'sent' && draft.message !== sent) {
    setSent(draft.message);
    dispatch({ type: 'sent' });
  }

  const leave = useFieldLeaving<QuestionField>((field) => {
    // During and after sending, focus leaves the form without the customer's doing.
    if (draft.status !== 'unsent') return;
    // Row Z104: an empty field is wrong only if the customer has written in it. One who reads the form passes them all.
    const mayBePassed = field !== 'files' && fields[field] === '';
    dispatch({ type: 'left', field, mayBePassed });
  });

  const dispatchEdited = (edited: readonly QuestionField[], now: QuestionErrors) =>
    dispatch({ type: 'edited', fields: edited, faulty: faultyFields(now) });

  return {
    ...form,
    /** The errors of all fields, shown or not. */
    errors,
    shownErrors,
    edit: (edited: Partial<DraftFields>) => {
      change({ type: 'edited', fields: edited });
      dispatchEdited(
        entriesOf(fields).flatMap(([field]) => (field in edited ? [field] : [])),
        questionErrors({ ...fields, ...edited }, files),
      );
    },
    attach: (chosen: ChosenFiles) => {
      change({ type: 'attached', files: chosen });
      dispatchEdited(['files'], questionErrors(fields, chosen));
    },
    /** Call it when focus leaves the field. */
    leave,
    /** Sends the question, or shows its errors. */
    trySend: () => {
      const subject = subjectOf(fields);
      const faulty = faultyFields(errors);
      if (subject === undefined || faulty.length > 0) {
        dispatch({ type: 'tried', faulty });
        return;
      }
      if (form.obstacle !== null) return;
      setSent(null);
      form.send((sending, options) =>
        client.postMessage({ form: toPostMessage(subject, sending), ...options }),
      );
    },
    /** The last question that was sent, until the next one is. */
    sent,
  };
}
