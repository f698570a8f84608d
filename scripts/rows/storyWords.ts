/** Whether a title contains one of the words, in capital letters or not. Without words every title is chosen. */
export function isChosen(title: string, words: readonly string[]): boolean {
  const read = title.toLowerCase();
  return words.length === 0 || words.some((word) => read.includes(word.toLowerCase()));
}
