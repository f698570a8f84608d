import { faultyFields, type QuestionField, type QuestionProblems } from './newQuestion.rules.ts';

/** What the customer has been told about the form so far. */
export interface Told {
  /** Fields that say what is wrong with them: those that have been left, and all of them after a try (row V05). */
  readonly fields: ReadonlySet<QuestionField>;
  /** Fields in which something has been written or chosen, whatever stands there now. */
  readonly written: ReadonlySet<QuestionField>;
  /** What the summary lists: what was wrong at the last try and still is (row Z07). */
  readonly listed: readonly QuestionField[];
  /** How many times the customer has tried to send what cannot be sent. */
  readonly attempt: number;
}

export const nothingTold: Told = {
  fields: new Set(),
  written: new Set(),
  listed: [],
  attempt: 0,
};

type ToldEvent =
  | { readonly type: 'left'; readonly field: QuestionField; readonly isEmpty: boolean }
  | {
      readonly type: 'edited';
      readonly fields: readonly QuestionField[];
      readonly problems: QuestionProblems;
    }
  | { readonly type: 'tried'; readonly problems: QuestionProblems }
  | { readonly type: 'sent' };

/**
 * A field that has been put right leaves the summary for good: if it came back by a letter typed too many, the summary
 * would take the focus from who is typing.
 */
export function nextTold(told: Told, event: ToldEvent): Told {
  switch (event.type) {
    case 'left':
      return isOnlyPassed(told, event)
        ? told
        : { ...told, fields: new Set([...told.fields, event.field]) };
    case 'edited':
      return {
        ...told,
        written: new Set([...told.written, ...event.fields]),
        listed: told.listed.filter((field) => event.problems[field] !== null),
      };
    case 'tried': {
      const listed = faultyFields(event.problems);
      return {
        ...told,
        fields: new Set([...told.fields, ...listed]),
        listed,
        attempt: told.attempt + 1,
      };
    }
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
