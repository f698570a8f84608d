import { messageCharacters } from '@mina-sidor/api-client';

import { toSentMessage } from './messageText.rules.ts';

/** The most characters that the error names: a text in another script would list a whole alphabet. */
const namedAtMost = 5;

/** One visible character. A flag consists of two code points; modifiers, marks and joiners are not visible alone. */
const seenCharacter = /\p{RI}{2}|[^\p{M}\p{EMod}\u200D]/gu;

/** The forbidden characters of a message. */
export interface ForbiddenCharacters {
  /** The visible ones, each once, in the order of the text. */
  readonly seen: readonly string[];
  /** Tabs come with a pasted table. */
  readonly hasTab: boolean;
  /** Invisible characters come with a pasted web page. */
  readonly hasUnseen: boolean;
}

/** Finds the forbidden characters, so that the error can name them and the customer can remove them. */
export function forbiddenCharacters(text: string): ForbiddenCharacters {
  const forbidden = (toSentMessage(text).match(seenCharacter) ?? []).filter(
    (character) => !messageCharacters.test(character),
  );
  const isUnseen = (character: string) => /^[\p{C}\p{Z}]/u.test(character);
  return {
    seen: [...new Set(forbidden.filter((one) => !isUnseen(one)))].slice(0, namedAtMost),
    hasTab: forbidden.includes('\t'),
    hasUnseen: forbidden.some((one) => one !== '\t' && isUnseen(one)),
  };
}
