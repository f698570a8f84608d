import { emailAddress, phoneNumber } from '@mina-sidor/api-client';
import * as v from 'valibot';

export type EmailProblem = 'missing' | 'malformed';

/** The address as it is sent. Keyboards and pasting often add spaces around it. */
export function cleanEmail(text: string): string {
  return text.trim();
}

/** The server accepts `maja@gmail`, but every domain on the internet has a dot, so mail would not arrive. */
const hasTopDomain = (email: string): boolean => /@[^@]*\.[^.@]{2,}$/u.test(email);

/** The problem of a mandatory e-mail address; null when it is valid. */
export function emailProblemOf(text: string): EmailProblem | null {
  const email = cleanEmail(text);
  if (email === '') return 'missing';
  return v.is(emailAddress, email) && hasTopDomain(email) ? null : 'malformed';
}

/** The number as it is sent, without spaces and hyphens (row V07). */
export function cleanPhone(text: string): string {
  return text.replaceAll(/[\s-]/gu, '');
}

/** A Swedish mobile number as people write it, to be checked by eye: `070-174 06 05`. Any other stays as it is. */
export function phoneInGroups(phone: string): string {
  return phone.replace(/^(07\d)(\d{3})(\d{2})(\d{2})$/u, '$1-$2\u00A0$3\u00A0$4');
}

export type PhoneNeed = 'optional' | 'mandatory';

/** The problem of a phone number; null when it is valid. A missing one has the same error text (row V07). */
export function phoneProblemOf(text: string, need: PhoneNeed): 'malformed' | null {
  const phone = cleanPhone(text);
  if (phone === '') return need === 'mandatory' ? 'malformed' : null;
  return v.is(phoneNumber, phone) ? null : 'malformed';
}
