import { useReducer, useState } from 'react';
import type { StoredMessage } from '@mina-sidor/api-client';
import { type ChosenFiles } from '@mina-sidor/ui';

import { useCustomer } from '../../../customer/customer.ts';
import { type DraftFields, emptyDraft } from '../../../customer/drafts/draft.ts';
import { isDraftPending } from '../../../customer/drafts/draftState.rules.ts';
import { useServices } from '../../../customer/services.ts';
import { cleanEmail } from '../../../domain/fields/contact.rules.ts';
import { entriesOf } from '../../../domain/record.ts';
import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { useStore } from '../../../platform/store.ts';
import { nextShownErrors, noShownErrors } from '../../../parts/fields/shownErrors.rules.ts';
import { useFieldLeaving } from '../../../parts/fields/useFieldLeaving.ts';
import {
  faultyFields,
  fieldsAbout,
  isAbout,
  type QuestionErrors,
  questionErrors,
  type QuestionField,
  subjectOf,
  toPostMessage,
} from './newQuestion.rules.ts';

export type NewQuestionForm = ReturnType<typeof useNewQuestion>;

const nothing = { subject: '', reference: '' };

/**
 * The state of the form, its errors and its actions. What is known from the start belongs to the draft only once the
 * customer writes: a form that was only looked at is no draft.
 *
 * @param about what the link to the form has said that the question is about
 */
export function useNewQuestion(about: WrittenAbout | null) {
  const { client } = useServices();
  const { contact } = useCustomer().scope;
  const known = useStore(contact);
  const form = useDraft('newQuestion');
  const { draft, files, change } = form;
  const [isBegun, setIsBegun] = useState(() => isDraftPending(draft));
  const [isChanging, setIsChanging] = useState(false);
  const [sent, setSent] = useState<StoredMessage | null>(null);
  const [sentBefore, setSentBefore] = useState(() =>
    draft.status === 'sent' ? draft.message : null,
  );
  // A question about something else is on its way. Its end must not take away the form for this one.
  const [isOtherBeingSent, setIsOtherBeingSent] = useState(
    () => draft.status === 'sending' && about !== null && !isAbout(draft.fields, about),
  );
  const isSentHere = sent !== null && sent !== sentBefore;
  // The next question may be about anything.
  const start = {
    ...(about === null || isSentHere ? nothing : fieldsAbout(about)),
    ...known,
  };
  // A draft that was thrown away has not begun either.
  const isWritten = isBegun && draft !== emptyDraft;
  const fields = isWritten ? draft.fields : { ...draft.fields, ...start };
  const errors = questionErrors(fields, files);
  const [shownErrors, dispatch] = useReducer(nextShownErrors<QuestionField>, noShownErrors);
  if (isOtherBeingSent && draft.status !== 'sending') setIsOtherBeingSent(false);
  if (draft.status === 'sent' && draft.message !== sent) {
    setSent(draft.message);
    if (isOtherBeingSent) setSentBefore(draft.message);
    setIsBegun(false);
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

  /** Call it before the first change. */
  const begin = () => {
    if (isWritten) return;
    setIsBegun(true);
    change({ type: 'edited', fields: start });
  };
  const isAboutThat = about !== null && isAbout(fields, about);

  return {
    ...form,
    fields,
    /** Shows in place of the fields for it, until the customer wants to change it. */
    shownAbout: isAboutThat && !isChanging ? about : null,
    changeAbout: () => setIsChanging(true),
    isChanging,
    /** The customer was writing about something else. Only the customer decides what becomes of that. */
    isOtherDraft:
      about !== null &&
      !isSentHere &&
      about.number !== '' &&
      fieldsAbout(about).subject !== '' &&
      draft.status === 'unsent' &&
      isDraftPending(draft) &&
      !isAboutThat &&
      !isChanging,
    /** The errors of all fields, shown or not. */
    errors,
    shownErrors,
    edit: (edited: Partial<DraftFields>) => {
      begin();
      change({ type: 'edited', fields: edited });
      dispatchEdited(
        entriesOf(fields).flatMap(([field]) => (field in edited ? [field] : [])),
        questionErrors({ ...fields, ...edited }, files),
      );
    },
    attach: (chosen: ChosenFiles) => {
      begin();
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
      contact.set({ email: cleanEmail(fields.email), phone: fields.phone.trim() });
      form.send((sending, options) =>
        client.postMessage({ form: toPostMessage(subject, sending), ...options }),
      );
    },
    /** The last question that was sent, until the next one is. */
    sent,
    /** It was sent from this visit of the form, not while the customer was on another page. */
    isSentHere,
  };
}
