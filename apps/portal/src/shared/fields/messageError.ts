import { fill } from '@mina-sidor/texts';

import { messageProblemWords } from '../drafts/draftWords.ts';
import { texts } from '../texts.ts';
import { forbiddenCharacters } from './forbiddenCharacters.ts';
import { messageProblemOf } from './messageText.rules.ts';

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
      const { seen, hasUnseen } = forbiddenCharacters(text);
      const named = hasUnseen ? [...seen, words.unseen] : seen;
      if (named.length === 0) return messageProblemWords(problem);
      return fill(words.forbiddenNamed, {
        problem: messageProblemWords(problem),
        characters: list.format(named),
      });
    }
  }
}
