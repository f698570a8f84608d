import type { FieldFault } from '@mina-sidor/ui';

/** A fault for each of these fields that the customer has left empty. The id of a field is its name. */
export function missing(
  data: FormData,
  errors: Readonly<Record<string, string>>,
): readonly FieldFault[] {
  return Object.entries(errors)
    .filter(([name]) => (data.get(name) ?? '') === '')
    .map(([name, error]) => ({ fieldId: name, error }));
}

/** What is wrong with one field, if anything is. */
export function errorOf(faults: readonly FieldFault[], name: string): string | undefined {
  return faults.find(({ fieldId }) => fieldId === name)?.error;
}
