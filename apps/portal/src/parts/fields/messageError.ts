import { fill, formatNumber } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';
import { forbiddenCharacters } from '../../domain/fields/forbiddenCharacters.ts';
import {
  messageLimit,
  type MessageProblem,
  messageProblemOf,
  messageShortest,
} from '../../domain/fields/messageText.rules.ts';

const words = texts.fields.message;
const list = new Intl.ListFormat('sv');

/** What is wrong with a message, in words that say how to put it right; undefined when it can be sent (rows V01–V05). */
export function messageErrorOf(text: string): string | undefined {
  const problem = messageProblemOf(text);
  switch (problem) {
    case null:
      return undefined;
    case 'tooShort':
    case 'tooLong':
      return problemWords(problem);
    case 'forbidden': {
      const { seen, hasTab, hasUnseen } = forbiddenCharacters(text);
      const named = [...seen, ...(hasTab ? [words.tab] : []), ...(hasUnseen ? [words.unseen] : [])];
      if (named.length === 0) return problemWords(problem);
      return fill(words.forbiddenNamed, {
        problem: problemWords(problem),
        characters: list.format(named),
      });
    }
  }
}

/** What is wrong, in words (rows V01–V05). */
function problemWords(problem: MessageProblem): string {
  const { faults } = texts.drafts;
  switch (problem) {
    case 'tooShort':
      return faults.tooShort;
    case 'forbidden':
      return faults.forbidden;
    case 'tooLong':
      return fill(faults.tooLong, { limit: formatNumber(messageLimit) });
  }
}

/** How much a message has to hold (row V01): its error asks for a message where there is one, of too few letters. */
export const messageHint: string = fill(words.shortest, { count: formatNumber(messageShortest) });
