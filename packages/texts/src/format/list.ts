/**
 * Joins words as in a sentence.
 *
 * @example formatList(['ett bestridande', 'en avbetalningsplan', 'ett ackord']) // 'ett bestridande, en avbetalningsplan och ett ackord'
 */
export function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} och ${last}` : last;
}
