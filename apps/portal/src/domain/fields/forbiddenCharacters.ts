import { messageCharacters } from '@mina-sidor/api-client';

import { toSentMessage } from './messageText.rules.ts';

/** How many are named at most: a text in another script would name its whole alphabet. */
const namedAtMost = 5;

/** A character as it is seen: a flag is two, and what only changes the one before it is not seen alone. */
const seenCharacter = /\p{RI}{2}|[^\p{M}\p{EMod}\u200D]/gu;

/** Characters of a message that cannot be sent. */
export interface ForbiddenCharacters {
  /** Those that can be seen, each once and in the order of the text. */
  readonly seen: readonly string[];
  /** Whether there are tabs, which come along when a table is pasted. */
  readonly hasTab: boolean;
  /** Whether there are others that nobody sees, which come along when a web page is pasted. */
  readonly hasUnseen: boolean;
}

/** Which characters cannot be sent, for who has to find them and take them away. */
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
