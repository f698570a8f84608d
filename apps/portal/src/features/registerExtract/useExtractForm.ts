import { useReducer } from 'react';
import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import type { ExtractContact } from '../../customer/extractContact.ts';
import { nextTold, nothingTold, type Told } from '../../parts/fields/told.rules.ts';
import { useFieldLeaving } from '../../parts/fields/useFieldLeaving.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { type ExtractErrors, extractErrors } from './extractErrors.ts';
import {
  type ExtractField,
  extractProblems,
  faultyFields,
  orderOf,
} from './registerExtract.rules.ts';

/** The form: what it holds, what is wrong with it, and what the customer can do. */
export interface ExtractFormControls {
  readonly form: ExtractContact;
  /** What is wrong with each field, told by now or not. */
  readonly errors: ExtractErrors;
  readonly told: Told<ExtractField>;
  readonly edit: (change: Partial<ExtractContact>) => void;
  /** Focus has gone from the field. */
  readonly leave: (field: ExtractField) => void;
  /** Goes on to the review, or tells what is missing. */
  readonly tryReview: () => void;
}

/**
 * Where the customer can be reached. What is written is kept while the customer looks at other pages, while no extracts
 * can be ordered, and over a reload or the end of the session.
 */
export function useExtractForm(
  onReview: (order: RegisterExtractRequest) => void,
): ExtractFormControls {
  const { extractContact } = useServices();
  const form = useStore(extractContact);
  const [told, tell] = useReducer(nextTold<ExtractField>, nothingTold);
  const leave = useFieldLeaving<ExtractField>((field) => tell({ type: 'left', field }));
  const problems = extractProblems(form);

  return {
    form,
    errors: extractErrors(problems),
    told,
    edit: (change) => {
      const edited = { ...form, ...change };
      extractContact.set(edited);
      tell({ type: 'edited', faulty: faultyFields(extractProblems(edited)) });
    },
    leave,
    tryReview: () => {
      const order = orderOf(form);
      if (order === null) tell({ type: 'tried', faulty: faultyFields(problems) });
      else onReview(order);
    },
  };
}
