/** What the customer has been told about a form so far. */
export interface Told<Field extends string> {
  /** Fields that say what is wrong with them: those that have been left, and all of them after a try (row V05). */
  readonly fields: ReadonlySet<Field>;
  /** Fields in which something has been written or chosen, whatever stands there now. */
  readonly written: ReadonlySet<Field>;
  /** What the summary lists: what was wrong at the last try and still is (row Z07). */
  readonly listed: readonly Field[];
  /** How many times the customer has tried to send what cannot be sent. */
  readonly attempt: number;
}

export const nothingTold = {
  fields: new Set<never>(),
  written: new Set<never>(),
  listed: [],
  attempt: 0,
} as const satisfies Told<never>;

/** `faulty` are the fields that cannot be sent as they stand, in the order of the form. */
type ToldEvent<Field extends string> =
  /** `mayBePassed`: the field is empty, and who has written nothing in it has done nothing wrong. */
  | { readonly type: 'left'; readonly field: Field; readonly mayBePassed?: boolean }
  | {
      readonly type: 'edited';
      readonly faulty: readonly Field[];
      readonly fields?: readonly Field[];
    }
  | { readonly type: 'tried'; readonly faulty: readonly Field[] }
  | { readonly type: 'sent' };

/**
 * A field that has been put right leaves the summary for good: if it came back by a letter typed too many, the summary
 * would take the focus from who is typing.
 */
export function nextTold<Field extends string>(
  told: Told<Field>,
  event: ToldEvent<Field>,
): Told<Field> {
  switch (event.type) {
    case 'left': {
      const isPassed = event.mayBePassed === true && !told.written.has(event.field);
      return isPassed ? told : { ...told, fields: new Set([...told.fields, event.field]) };
    }
    case 'edited':
      return {
        ...told,
        written: new Set([...told.written, ...(event.fields ?? [])]),
        listed: told.listed.filter((field) => event.faulty.includes(field)),
      };
    case 'tried':
      return {
        ...told,
        fields: new Set([...told.fields, ...event.faulty]),
        listed: event.faulty,
        attempt: told.attempt + 1,
      };
    case 'sent':
      return nothingTold;
  }
}
