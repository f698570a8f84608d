import type { FieldFault } from '@mina-sidor/ui';

export const payments = [
  { value: 'invoice', label: 'Faktura' },
  { value: 'card', label: 'Kort', hint: 'Vi tar ut pengarna samma dag.' },
] as const;

export const extras = [
  { value: 'breakfast', label: 'Frukost' },
  { value: 'parking', label: 'Parkering' },
] as const;

/** What a user can be wrong about. */
const words = {
  persons: 'Skriv hur många ni är.',
  dates: 'Välj första och sista dagen.',
  payment: 'Välj hur du vill betala.',
} as const;

export type BookingField = keyof typeof words;

/** The errors of these fields, in the order of the form. */
export function faultsOf(wrong: Readonly<Record<BookingField, boolean>>): readonly FieldFault[] {
  return (['persons', 'dates', 'payment'] as const)
    .filter((field) => wrong[field])
    .map((field) => ({ fieldId: field, error: words[field] }));
}

/** The error of one field. */
export function errorOf(faults: readonly FieldFault[], field: BookingField): string | undefined {
  return faults.find(({ fieldId }) => fieldId === field)?.error;
}

/** What is wrong with a booking that the browser sends. */
export function checkBooking(data: FormData): readonly FieldFault[] {
  return faultsOf({
    persons: data.get('persons') === '',
    dates: data.get('from') === '' || data.get('to') === '',
    payment: !data.has('payment'),
  });
}

/** A booking in words, for the example's result. */
export function describeBooking(data: FormData): string {
  return ['persons', 'from', 'to', 'payment', 'extras']
    .map((name) => `${name}: ${data.getAll(name).map(String).join(', ')}`)
    .join('; ');
}
