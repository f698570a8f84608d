import { messageLimits, messageText } from '@mina-sidor/api-client';
import { normaliseText } from '@mina-sidor/ui';
import * as v from 'valibot';

export type MessageProblem =
  /** It is empty or too short (rows V01 and V05). */
  | 'tooShort'
  /** It contains characters that the provider does not accept (row V03). */
  | 'forbidden'
  /** Row V02. */
  | 'tooLong';

/** The most characters of a message; the field's counter shows it. */
export const messageLimit: number = messageLimits.longest;

/** The fewest characters of a message, without spaces around it (row V01). */
export const messageShortest: number = messageLimits.shortest;

/** Uses the contract's schema, so that portal and server accept the same texts (rows V01 to V04). */
export function messageProblemOf(text: string): MessageProblem | null {
  const { issues } = v.safeParse(messageText, text, { abortPipeEarly: true });
  switch (issues?.[0].type) {
    case undefined:
      return null;
    case 'max_length':
      return 'tooLong';
    case 'regex':
      return 'forbidden';
    case 'string':
    case 'check':
      return 'tooShort';
  }
}

/** The text as it is sent and counted (row V04). */
export const toSentMessage: (text: string) => string = normaliseText;
