import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import type { ExtractContact } from '../../customer/extractContact.ts';
import {
  cleanEmail,
  cleanPhone,
  emailProblemOf,
  phoneProblemOf,
} from '../../domain/fields/contact.rules.ts';
import { texts } from '../../texts.ts';

/** The fields in the order of the form. */
const extractFields = ['email', 'phone'] as const;
export type ExtractField = (typeof extractFields)[number];

/** What is wrong with each field, in words; undefined for what can be sent. */
export type ExtractErrors = Readonly<Record<ExtractField, string | undefined>>;

/** Says what is wrong with the form as it stands (rows V06, V07 and X01). */
export function extractErrors({ email, phone }: ExtractContact): ExtractErrors {
  const emailProblem = emailProblemOf(email);
  const phoneProblem = phoneProblemOf(phone, 'mandatory');
  return {
    email: emailProblem === null ? undefined : texts.fields.email[emailProblem],
    phone: phoneProblem === null ? undefined : texts.fields.phone[phoneProblem],
  };
}

/** The fields with an error, in the order of the form. */
export function faultyFields(errors: ExtractErrors): readonly ExtractField[] {
  return extractFields.filter((field) => errors[field] !== undefined);
}

/** The order as it is sent; `null` until both fields are right (row X01). */
export function orderOf(form: ExtractContact): RegisterExtractRequest | null {
  if (faultyFields(extractErrors(form)).length > 0) return null;
  return { Email: cleanEmail(form.email), Phone: cleanPhone(form.phone) };
}
