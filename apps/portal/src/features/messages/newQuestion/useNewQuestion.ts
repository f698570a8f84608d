import { useReducer, useState } from 'react';
import type { StoredMessage } from '@mina-sidor/api-client';
import { type ChosenFiles, type FileAttachmentState, lockFiles, useAnnounce } from '@mina-sidor/ui';

import { useCustomer } from '../../../customer/customer.ts';
import type { Draft, DraftFields } from '../../../customer/drafts/draft.rules.ts';
import {
  type DraftStanding,
  draftStandingOf,
  showsFiles,
} from '../../../customer/drafts/draftStanding.rules.ts';
import { type DraftControls, useDraft } from '../../../customer/drafts/useDraft.ts';
import { useFieldLeaving } from '../../../parts/fields/useFieldLeaving.ts';
import { useServices } from '../../../customer/services.ts';
import {
  faultyFields,
  type QuestionField,
  questionFields,
  questionProblems,
  subjectOf,
  toPostMessage,
} from './newQuestion.rules.ts';
import { type QuestionErrors, questionErrors } from './questionErrors.ts';
import { isNewlyTold, nextTold, nothingTold, type Told } from './told.rules.ts';

/** The form for a new question: what it holds, what is wrong with it, and what the customer can do. */
export interface NewQuestionForm {
  readonly draft: Draft;
  readonly standing: DraftStanding;
  readonly controls: DraftControls;
  readonly files: FileAttachmentState;
  /** What is wrong with each field, told by now or not. */
  readonly errors: QuestionErrors;
  readonly told: Told;
  readonly edit: (fields: Partial<DraftFields>) => void;
  readonly attach: (files: ChosenFiles) => void;
  /** Focus has gone from the field. */
  readonly leave: (field: QuestionField) => void;
  /** Sends the question, or tells what is missing. */
  readonly trySend: () => void;
  /** The question that was sent last, until the next one is. */
  readonly sent: StoredMessage | null;
}

export function useNewQuestion(): NewQuestionForm {
  const { client, drafts } = useServices();
  const { access } = useCustomer();
  const [told, tell] = useReducer(nextTold, nothingTold);
  // Sent while another page was shown: this one is the first to say so.
  const [sent, setSent] = useState(() => sentMessageOf(drafts.get('newQuestion')));
  const controls = useDraft('newQuestion', {
    onSent: (message) => {
      tell({ type: 'sent' });
      setSent(message);
    },
  });
  const { draft } = controls;
  const standing = draftStandingOf(draft, access.systems.attachedFiles);
  const files = shownFiles(draft, standing, access.systems.attachedFiles);
  const problems = questionProblems(draft.fields, files);
  const errors = questionErrors(draft.fields, problems);
  const announce = useAnnounce();
  const leave = useFieldLeaving<QuestionField>((field) => {
    // The form that is being sent, or is empty since it has been, loses focus to what tells so.
    if (draft.status !== 'unsent') return;
    const event = {
      type: 'left',
      field,
      isEmpty: field !== 'files' && draft.fields[field] === '',
    } as const;
    tell(event);
    // Focus is elsewhere by now: what has come to the field is heard nowhere else.
    const error = errors[field];
    if (error !== undefined && isNewlyTold(told, nextTold(told, event), field)) announce(error);
  });

  return {
    draft,
    standing,
    controls,
    files,
    errors,
    told,
    edit: (fields) => {
      controls.edit(fields);
      tell({
        type: 'edited',
        fields: questionFields.filter((field) => field in fields),
        problems: questionProblems({ ...draft.fields, ...fields }, files),
      });
    },
    attach: (chosen) => {
      controls.attach(chosen);
      tell({
        type: 'edited',
        fields: ['files'],
        problems: questionProblems(draft.fields, chosen),
      });
    },
    leave,
    trySend: () => {
      const subject = subjectOf(draft.fields);
      if (subject === undefined || faultyFields(problems).length > 0) {
        tell({ type: 'tried', problems });
        return;
      }
      if (standing.obstacle !== null) return;
      setSent(null);
      controls.send(({ onProgress, signal, ...sending }) =>
        client.postMessage({ form: toPostMessage(subject, sending), onProgress, signal }),
      );
    },
    sent,
  };
}

/** The files as the form shows them: locked while it is not known whether they have arrived, absent while they cannot go. */
function shownFiles(
  { files }: Draft,
  standing: DraftStanding,
  canAttach: boolean,
): FileAttachmentState {
  if (!showsFiles(standing, canAttach)) return { status: 'off' };
  return standing.locked === 'everything' && files.status === 'ready' ? lockFiles(files) : files;
}

function sentMessageOf(draft: Draft): StoredMessage | null {
  return draft.status === 'sent' ? draft.message : null;
}
