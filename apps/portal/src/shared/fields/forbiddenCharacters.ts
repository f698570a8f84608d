import { messageCharacters } from '@mina-sidor/api-client';

import { toSentMessage } from './messageText.rules.ts';

/** How many are named at most: a text in another script would name its whole alphabet. */
const namedAtMost = 5;

/** Which characters of a message cannot be sent, each once and in the order of the text, for who has to find them. */
export function forbiddenCharacters(text: string): readonly string[] {
  const found = new Set<string>();
  const characters = new Intl.Segmenter('sv', { granularity: 'grapheme' });
  for (const { segment } of characters.segment(toSentMessage(text))) {
    if (!messageCharacters.test(segment)) found.add(segment);
    if (found.size === namedAtMost) break;
  }
  return [...found];
}
