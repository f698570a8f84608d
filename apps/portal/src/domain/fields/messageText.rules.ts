import { messageLimits, messageText } from '@mina-sidor/api-client';
import { normaliseText } from '@mina-sidor/ui';
import * as v from 'valibot';

/** What is wrong with the text of a message. */
export type MessageProblem =
  /** Nothing, or nearly nothing, is written (rows V01 and V05). */
  | 'tooShort'
  /** Something is written that the provider cannot take (row V03). */
  | 'forbidden'
  /** Row V02. */
  | 'tooLong';

/** How many characters a message may have; the field counts to it. */
export const messageLimit: number = messageLimits.longest;

/** How many characters a message has to have, spaces around it not counted (row V01). */
export const messageShortest: number = messageLimits.shortest;

/** The rules are the contract's own, so that what is accepted here is accepted there (rows V01 to V04). */
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

/** The text as it is sent, and as its characters are counted (row V04). */
export const toSentMessage: (text: string) => string = normaliseText;
