import { fill, formatNumber } from '@mina-sidor/texts';

import { messageProblemWords } from '../drafts/draftWords.ts';
import { texts } from '../texts.ts';
import { forbiddenCharacters } from './forbiddenCharacters.ts';
import { messageProblemOf, messageShortest } from './messageText.rules.ts';

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
      return messageProblemWords(problem);
    case 'forbidden': {
      const { seen, hasTab, hasUnseen } = forbiddenCharacters(text);
      const named = [...seen, ...(hasTab ? [words.tab] : []), ...(hasUnseen ? [words.unseen] : [])];
      if (named.length === 0) return messageProblemWords(problem);
      return fill(words.forbiddenNamed, {
        problem: messageProblemWords(problem),
        characters: list.format(named),
      });
    }
  }
}

/** How much a message has to hold (row V01): its error asks for a message where there is one, of too few letters. */
export const messageHint: string = fill(words.shortest, { count: formatNumber(messageShortest) });
