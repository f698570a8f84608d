import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import type { ExtractContact } from '../../customer/extractContact.ts';
import {
  cleanEmail,
  cleanPhone,
  emailProblemOf,
  phoneProblemOf,
} from '../../domain/fields/contact.rules.ts';
import { entriesOf } from '../../domain/record.ts';
import { texts } from '../../texts.ts';

export type ExtractField = keyof ExtractContact;

/** The error text of each field, in the order of the form; undefined for a valid field. */
export type ExtractErrors = Readonly<Record<ExtractField, string | undefined>>;

/** Rows V06, V07 and X01. */
export function extractErrors({ email, phone }: ExtractContact): ExtractErrors {
  const emailProblem = emailProblemOf(email);
  const phoneProblem = phoneProblemOf(phone, 'mandatory');
  return {
    email: emailProblem === null ? undefined : texts.fields.email[emailProblem],
    phone: phoneProblem === null ? undefined : texts.fields.phone[phoneProblem],
  };
}

export function faultyFields(errors: ExtractErrors): readonly ExtractField[] {
  return entriesOf(errors).flatMap(([field, error]) => (error === undefined ? [] : [field]));
}

/** The order as it is sent; `null` until both fields are valid (row X01). */
export function orderOf(form: ExtractContact): Required<RegisterExtractRequest> | null {
  if (faultyFields(extractErrors(form)).length > 0) return null;
  return { Email: cleanEmail(form.email), Phone: cleanPhone(form.phone) };
}
