import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import type { ExtractContact } from '../../customer/extractContact.ts';
import {
  cleanEmail,
  cleanPhone,
  type EmailProblem,
  emailProblemOf,
  phoneProblemOf,
} from '../../domain/fields/contact.rules.ts';

/** The fields of the form, in the order in which they are read. */
const extractFields = ['email', 'phone'] as const;
export type ExtractField = (typeof extractFields)[number];

/** What is wrong with each field; `null` for what can be sent as it is. */
export interface ExtractProblems {
  readonly email: EmailProblem | null;
  readonly phone: 'malformed' | null;
}

/** Judges the form as it stands (rows V06, V07 and X01). */
export function extractProblems({ email, phone }: ExtractContact): ExtractProblems {
  return { email: emailProblemOf(email), phone: phoneProblemOf(phone, 'mandatory') };
}

/** The fields with something wrong, in the order of the form. */
export function faultyFields(problems: ExtractProblems): readonly ExtractField[] {
  return extractFields.filter((field) => problems[field] !== null);
}

/** The order as it is sent; `null` until both fields can be used, and only then can it be ordered (row X01). */
export function orderOf(form: ExtractContact): RegisterExtractRequest | null {
  if (faultyFields(extractProblems(form)).length > 0) return null;
  return { Email: cleanEmail(form.email), Phone: cleanPhone(form.phone) };
}
