import type { ApiResult, RegisterExtractRequest } from '@mina-sidor/api-client';

import {
  cleanEmail,
  cleanPhone,
  emailProblemOf,
  phoneProblemOf,
} from '../../shared/fields/contact.rules.ts';

/** What the customer has written. */
export interface ExtractForm {
  readonly email: string;
  readonly phone: string;
}

/** The order as it is sent; `null` until both fields can be used, and then only the button can be pressed (row X01). */
export function orderOf({ email, phone }: ExtractForm): RegisterExtractRequest | null {
  const canBeUsed = emailProblemOf(email) === null && phoneProblemOf(phone, 'mandatory') === null;
  return canBeUsed ? { Email: cleanEmail(email), Phone: cleanPhone(phone) } : null;
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
