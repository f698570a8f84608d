const list = new Intl.ListFormat('sv');

/**
 * Joins words as in a sentence.
 *
 * @example formatList(['ett bestridande', 'en avbetalningsplan', 'ett ackord']) // 'ett bestridande, en avbetalningsplan och ett ackord'
 */
export function formatList(words: readonly string[]): string {
  return list.format(words);
}
