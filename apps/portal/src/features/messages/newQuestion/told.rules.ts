import {
  nextTold as nextToldOfForm,
  nothingTold as nothingToldOfForm,
  type Told as ToldOfForm,
} from '../../../parts/fields/told.rules.ts';
import { faultyFields, type QuestionField, type QuestionProblems } from './newQuestion.rules.ts';

/** What the customer has been told about the form so far. */
export interface Told extends ToldOfForm<QuestionField> {
  /** Fields in which something has been written or chosen, whatever stands there now. */
  readonly written: ReadonlySet<QuestionField>;
}

export const nothingTold: Told = { ...nothingToldOfForm, written: new Set() };

type ToldEvent =
  | { readonly type: 'left'; readonly field: QuestionField; readonly isEmpty: boolean }
  | {
      readonly type: 'edited';
      readonly fields: readonly QuestionField[];
      readonly problems: QuestionProblems;
    }
  | { readonly type: 'tried'; readonly problems: QuestionProblems }
  | { readonly type: 'sent' };

/** As of any form, but that an empty field may be passed. */
export function nextTold(told: Told, event: ToldEvent): Told {
  switch (event.type) {
    case 'left':
      return isOnlyPassed(told, event) ? told : { ...told, ...nextToldOfForm(told, event) };
    case 'edited':
      return {
        ...nextToldOfForm(told, { type: 'edited', faulty: faultyFields(event.problems) }),
        written: new Set([...told.written, ...event.fields]),
      };
    case 'tried':
      return {
        ...told,
        ...nextToldOfForm(told, { type: 'tried', faulty: faultyFields(event.problems) }),
      };
    case 'sent':
      return nothingTold;
  }
}

/**
 * Who only passes an empty field on the way to another has done nothing wrong. The message is the one that row V05 finds
 * at fault as soon as it is left.
 */
function isOnlyPassed(
  { written }: Told,
  { field, isEmpty }: { readonly field: QuestionField; readonly isEmpty: boolean },
): boolean {
  return isEmpty && field !== 'message' && !written.has(field);
}

/** Whether a field tells now what is wrong with it, and did not before. */
export function isNewlyTold(before: Told, now: Told, field: QuestionField): boolean {
  return now.fields.has(field) && !before.fields.has(field);
}
