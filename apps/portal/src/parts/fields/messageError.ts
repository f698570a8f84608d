import { fill, formatNumber } from '@mina-sidor/texts';

import { forbiddenCharacters } from '../../domain/fields/forbiddenCharacters.ts';
import {
  messageLimit,
  messageProblemOf,
  messageShortest,
} from '../../domain/fields/messageText.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.fields.message;
const { faults } = texts.drafts;
const list = new Intl.ListFormat('sv');

/** What is wrong with a message, in words that say how to put it right; undefined when it can be sent (rows V01–V05). */
export function messageErrorOf(text: string): string | undefined {
  switch (messageProblemOf(text)) {
    case null:
      return undefined;
    case 'tooShort':
      return faults.tooShort;
    case 'tooLong':
      return fill(faults.tooLong, { limit: formatNumber(messageLimit) });
    case 'forbidden': {
      const { seen, hasTab, hasUnseen } = forbiddenCharacters(text);
      const named = [...seen, ...(hasTab ? [words.tab] : []), ...(hasUnseen ? [words.unseen] : [])];
      const problem = faults.forbidden;
      return named.length === 0
        ? problem
        : fill(words.forbiddenNamed, { problem, characters: list.format(named) });
    }
  }
}

/** How much a message has to hold (row V01): its error asks for a message where there is one, of too few letters. */
export const messageHint: string = fill(words.shortest, { count: formatNumber(messageShortest) });
