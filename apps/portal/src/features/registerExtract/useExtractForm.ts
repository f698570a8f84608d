import { useReducer } from 'react';
import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import type { ExtractContact } from '../../customer/extractContact.ts';
import { nextTold, nothingTold, type Told } from '../../parts/fields/told.rules.ts';
import { useFieldLeaving } from '../../parts/fields/useFieldLeaving.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import {
  type ExtractErrors,
  extractErrors,
  type ExtractField,
  faultyFields,
  orderOf,
} from './registerExtract.rules.ts';

export interface ExtractFormControls {
  readonly form: ExtractContact;
  /** What is wrong with each field, shown yet or not. */
  readonly errors: ExtractErrors;
  readonly told: Told<ExtractField>;
  readonly edit: (change: Partial<ExtractContact>) => void;
  /** Focus has gone from the field. */
  readonly leave: (field: ExtractField) => void;
  /** Goes on to the review, or lists what is missing. */
  readonly tryReview: () => void;
}

/** The contact form. What is written survives other pages, a closed system, a reload and the end of the session. */
export function useExtractForm(
  onReview: (order: RegisterExtractRequest) => void,
): ExtractFormControls {
  const { extractContact } = useServices();
  const form = useStore(extractContact);
  const [told, tell] = useReducer(nextTold<ExtractField>, nothingTold);
  const leave = useFieldLeaving<ExtractField>((field) => tell({ type: 'left', field }));
  const errors = extractErrors(form);

  return {
    form,
    errors,
    told,
    edit: (change) => {
      const edited = { ...form, ...change };
      extractContact.set(edited);
      tell({ type: 'edited', faulty: faultyFields(extractErrors(edited)) });
    },
    leave,
    tryReview: () => {
      const order = orderOf(form);
      if (order === null) tell({ type: 'tried', faulty: faultyFields(errors) });
      else onReview(order);
    },
  };
}
