import { emailAddress, phoneNumber } from '@mina-sidor/api-client';
import * as v from 'valibot';

/** What is wrong with an e-mail address (row V06). */
export type EmailProblem = 'missing' | 'malformed';

/** The address as it is sent: spaces around it, which keyboards and pasting leave there, are not part of it. */
export function cleanEmail(text: string): string {
  return text.trim();
}

/** On the internet no domain is without a dot, though the server takes `maja@gmail`: nothing would reach the customer. */
const hasTopDomain = (email: string): boolean => /@[^@]*\.[^.@]{2,}$/u.test(email);

/** What is wrong with an e-mail address that has to be given; nothing when it can be used. */
export function emailProblemOf(text: string): EmailProblem | null {
  const email = cleanEmail(text);
  if (email === '') return 'missing';
  return v.is(emailAddress, email) && hasTopDomain(email) ? null : 'malformed';
}

/** The number as it is sent, without the spaces and hyphens that group it (row V07). */
export function cleanPhone(text: string): string {
  return text.replaceAll(/[\s-]/gu, '');
}

/** Whether a phone number may be left out. */
export type PhoneNeed = 'optional' | 'mandatory';

/** What is wrong with a phone number; nothing when it can be used. A missing one is told in the same words (row V07). */
export function phoneProblemOf(text: string, need: PhoneNeed): 'malformed' | null {
  const phone = cleanPhone(text);
  if (phone === '') return need === 'mandatory' ? 'malformed' : null;
  return v.is(phoneNumber, phone) ? null : 'malformed';
}
