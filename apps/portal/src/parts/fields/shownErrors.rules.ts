/** Which errors of a form the customer has been shown. */
export interface ShownErrors<Field extends string> {
  /**
   * Fields that show their error: those that the customer has left, and every faulty one after a try to send
   * (row V05).
   */
  readonly fields: ReadonlySet<Field>;
  /** Fields that the customer has changed, even if they are empty again. */
  readonly written: ReadonlySet<Field>;
  /** The fields in the summary: faulty at the last try to send, and still faulty (row Z07). */
  readonly listed: readonly Field[];
  /** How many times the customer has tried to send a faulty form. */
  readonly attempt: number;
}

export const noShownErrors = {
  fields: new Set<never>(),
  written: new Set<never>(),
  listed: [],
  attempt: 0,
} as const satisfies ShownErrors<never>;

/** `faulty` lists the faulty fields in the order of the form. */
type ShownErrorsEvent<Field extends string> =
  /** `mayBePassed`: the field is empty, which is no error unless the customer has written in it. */
  | { readonly type: 'left'; readonly field: Field; readonly mayBePassed?: boolean }
  | {
      readonly type: 'edited';
      readonly faulty: readonly Field[];
      readonly fields?: readonly Field[];
    }
  | { readonly type: 'tried'; readonly faulty: readonly Field[] }
  | { readonly type: 'sent' };

/**
 * A corrected field leaves the summary for good. If one wrong letter brought it back, the summary would take focus
 * from the customer who is typing.
 */
export function nextShownErrors<Field extends string>(
  shownErrors: ShownErrors<Field>,
  event: ShownErrorsEvent<Field>,
): ShownErrors<Field> {
  switch (event.type) {
    case 'left': {
      const isPassed = event.mayBePassed === true && !shownErrors.written.has(event.field);
      return isPassed
        ? shownErrors
        : { ...shownErrors, fields: new Set([...shownErrors.fields, event.field]) };
    }
    case 'edited':
      return {
        ...shownErrors,
        written: new Set([...shownErrors.written, ...(event.fields ?? [])]),
        listed: shownErrors.listed.filter((field) => event.faulty.includes(field)),
      };
    case 'tried':
      return {
        ...shownErrors,
        fields: new Set([...shownErrors.fields, ...event.faulty]),
        listed: event.faulty,
        attempt: shownErrors.attempt + 1,
      };
    case 'sent':
      return noShownErrors;
  }
}
