import type { ApiResult, RegisterExtractRequest } from '@mina-sidor/api-client';

import {
  cleanEmail,
  cleanPhone,
  type EmailProblem,
  emailProblemOf,
  phoneProblemOf,
} from '../../shared/fields/contact.rules.ts';

/** What the customer has written. */
export interface ExtractForm {
  readonly email: string;
  readonly phone: string;
}

/** The fields of the form, in the order in which they are read. */
const extractFields = ['email', 'phone'] as const;
export type ExtractField = (typeof extractFields)[number];

/** What is wrong with each field; `null` for what can be sent as it is. */
export interface ExtractProblems {
  readonly email: EmailProblem | null;
  readonly phone: 'malformed' | null;
}

/** Judges the form as it stands (rows V06, V07 and X01). */
export function extractProblems({ email, phone }: ExtractForm): ExtractProblems {
  return { email: emailProblemOf(email), phone: phoneProblemOf(phone, 'mandatory') };
}

/** The fields with something wrong, in the order of the form. */
export function faultyFields(problems: ExtractProblems): readonly ExtractField[] {
  return extractFields.filter((field) => problems[field] !== null);
}

/** The order as it is sent; `null` until both fields can be used, and only then can it be ordered (row X01). */
export function orderOf(form: ExtractForm): RegisterExtractRequest | null {
  if (faultyFields(extractProblems(form)).length > 0) return null;
  return { Email: cleanEmail(form.email), Phone: cleanPhone(form.phone) };
}

/** What became of the order. */
export type OrderEnd =
  | 'ordered'
  /** The server refused; nothing is ordered (row X05). */
  | 'failed'
  /** No answer came: it may be ordered. Ordering again does no harm: what is being made is one extract (row Q29). */
  | 'unknown';

/** Reads the answer to the order. A system that is switched off, or a session that has ended, has refused it. */
export function orderEndOf(result: ApiResult<undefined>): OrderEnd {
  switch (result.outcome) {
    case 'ok':
      return 'ordered';
    case 'http':
      // Nobody said which system is off (row E02): something before the server answered, and may hide what it did.
      return result.status === 503 ? 'unknown' : 'failed';
    case 'unavailable':
    case 'expired':
      return 'failed';
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'invalid':
      return 'unknown';
  }
}
