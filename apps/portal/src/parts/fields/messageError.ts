import { fill, formatList } from '@mina-sidor/texts';

import { forbiddenCharacters } from '../../domain/fields/forbiddenCharacters.ts';
import {
  messageLimit,
  messageProblemOf,
  messageShortest,
} from '../../domain/fields/messageText.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.fields.message;
const { faults } = texts.drafts;

/** The error of a message field, which says how to correct it; undefined when the message can be sent (rows V01–V05). */
export function messageErrorOf(text: string): string | undefined {
  switch (messageProblemOf(text)) {
    case null:
      return undefined;
    case 'tooShort':
      return faults.tooShort;
    case 'tooLong':
      return fill(faults.tooLong, { limit: messageLimit });
    case 'forbidden': {
      const { seen, hasTab, hasUnseen } = forbiddenCharacters(text);
      const named = [...seen, ...(hasTab ? [words.tab] : []), ...(hasUnseen ? [words.unseen] : [])];
      const problem = faults.forbidden;
      return named.length === 0
        ? problem
        : fill(words.forbiddenNamed, { problem, characters: formatList(named) });
    }
  }
}

/** States the shortest length (row V01), because the error of a short message does not. */
export const messageHint: string = fill(words.shortest, { count: messageShortest });
