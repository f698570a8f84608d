import { softHyphens } from '@mina-sidor/texts';

import { mapValues } from '../../domain/record.ts';

type Errors<Field extends string> = Readonly<Record<Field, string | undefined>>;

/** The errors as a form draws them: their long words may break on a phone with large text (row Z88). */
export function hyphenatedErrors<Field extends string>(errors: Errors<Field>): Errors<Field> {
  return mapValues(errors, (error) => (error === undefined ? undefined : softHyphens(error)));
}
