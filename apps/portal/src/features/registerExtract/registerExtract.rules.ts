import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import type { ExtractContact } from '../../customer/extractContact.ts';
import {
  cleanEmail,
  cleanPhone,
  emailProblemOf,
  phoneProblemOf,
} from '../../domain/fields/contact.rules.ts';
import { texts } from '../../texts.ts';

/** In the order of the form. */
const extractFields = ['email', 'phone'] as const;
export type ExtractField = (typeof extractFields)[number];

/** The error text of each field; undefined for a valid field. */
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
  return extractFields.filter((field) => errors[field] !== undefined);
}

/** The order as it is sent; `null` until both fields are valid (row X01). */
export function orderOf(form: ExtractContact): RegisterExtractRequest | null {
  if (faultyFields(extractErrors(form)).length > 0) return null;
  return { Email: cleanEmail(form.email), Phone: cleanPhone(form.phone) };
}
