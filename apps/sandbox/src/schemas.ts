import * as v from 'valibot';

import { Problem } from './problem.ts';

/** A whole number of at least zero. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The input in the schema's form, or a problem that names the field and never its value. */
export function readInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  what: string,
  status = 400,
): v.InferOutput<Schema> {
  // valibot takes a list for an object without the fields that are asked for.
  if (schema.type === 'object' && Array.isArray(input))
    throw new Problem(status, `${what}: an object is needed, not a list.`);
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? what;
  throw new Problem(status, `${what}: ${field} is missing or of the wrong form.`);
}

/** The unchanged input, with enumeration values that the schema would replace, or the problem of `readInput`. */
export function checkInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  what: string,
): v.InferInput<Schema> {
  readInput(schema, input, what);
  if (!v.is(schema, input)) throw new Problem(400, `${what}: of the wrong form.`);
  return input;
}
