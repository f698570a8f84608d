import { useReducer, useState } from 'react';
import type { StoredMessage } from '@mina-sidor/api-client';
import { type ChosenFiles } from '@mina-sidor/ui';

import type { DraftFields } from '../../../customer/drafts/draft.ts';
import { useServices } from '../../../customer/services.ts';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { nextTold, nothingTold } from '../../../parts/fields/told.rules.ts';
import { useFieldLeaving } from '../../../parts/fields/useFieldLeaving.ts';
import {
  faultyFields,
  type QuestionErrors,
  questionErrors,
  type QuestionField,
  questionFields,
  subjectOf,
  toPostMessage,
} from './newQuestion.rules.ts';

/** The form for a new question. */
export type NewQuestionForm = ReturnType<typeof useNewQuestion>;

/** What the form holds, what is wrong with it, and what the customer can do. */
export function useNewQuestion() {
  const { client } = useServices();
  const form = useDraft('newQuestion');
  const { draft, files, change } = form;
  const { fields } = draft;
  const errors = questionErrors(fields, files);
  const [told, tell] = useReducer(nextTold<QuestionField>, nothingTold);
  const [sent, setSent] = useState<StoredMessage | null>(null);
  if (draft.status === 'sent' && draft.message !== sent) {
    setSent(draft.message);
    tell({ type: 'sent' });
  }

  const leave = useFieldLeaving<QuestionField>((field) => {
    // While it is sent, and after, the focus leaves the form by itself.
    if (draft.status !== 'unsent') return;
    // Row V05: only the message is wrong as soon as it is left empty.
    const mayBePassed = field !== 'files' && field !== 'message' && fields[field] === '';
    tell({ type: 'left', field, mayBePassed });
  });

  const tellEdited = (edited: readonly QuestionField[], now: QuestionErrors) =>
    tell({ type: 'edited', fields: edited, faulty: faultyFields(now) });

  return {
    ...form,
    /** What is wrong with each field, told by now or not. */
    errors,
    told,
    edit: (edited: Partial<DraftFields>) => {
      change({ type: 'edited', fields: edited });
      tellEdited(
        questionFields.filter((field) => field in edited),
        questionErrors({ ...fields, ...edited }, files),
      );
    },
    attach: (chosen: ChosenFiles) => {
      change({ type: 'attached', files: chosen });
      tellEdited(['files'], questionErrors(fields, chosen));
    },
    /** Focus has gone from the field. */
    leave,
    /** Sends the question, or tells what is missing. */
    trySend: () => {
      const subject = subjectOf(fields);
      const faulty = faultyFields(errors);
      if (subject === undefined || faulty.length > 0) {
        tell({ type: 'tried', faulty });
        return;
      }
      if (form.obstacle !== null) return;
      setSent(null);
      form.send((sending, options) =>
        client.postMessage({ form: toPostMessage(subject, sending), ...options }),
      );
    },
    /** The question that was sent last, until the next one is. */
    sent,
  };
}
