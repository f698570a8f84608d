/** Something that the screen reader has begun to say. */
export type Utterance = {
  readonly id: number;
  readonly text: string;
  fate: 'begun' | 'said' | 'cut' | 'unheard';
  /** The part that was heard. */
  heard: string;
};

/** What was heard, with ordinary spaces and without soft hyphens. */
export function wordsOf(utterances: readonly Utterance[]): string {
  return utterances
    .map(({ heard }) => plain(heard))
    .filter((heard) => heard !== '')
    .join(' | ');
}

/** The same for people, with what was cut off in brackets. */
export function transcriptOf(utterances: readonly Utterance[]): string {
  return utterances
    .map(({ text, heard }) => {
      const rest = plain(text.slice(heard.length));
      return rest === '' ? plain(heard) : `${plain(heard)} [cut off: ${rest}]`.trim();
    })
    .join(' | ');
}

const plain = (text: string): string =>
  text.replaceAll('\u{AD}', '').replaceAll(/\s+/gu, ' ').replaceAll(' ,', ',').trim();

/** What is wrong with the words that were heard, or nothing. The wanted ones must come in this order, each as often as it is listed. */
export function faultOf(
  heard: string,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): string | undefined {
  let from = 0;
  for (const words of wanted) {
    const place = heard.indexOf(words, from);
    if (place === -1) {
      return `“${words}” is not heard${heard.includes(words) ? ' in its place' : ''}`;
    }
    from = place + words.length;
    const times = heard.split(words).length - 1;
    if (times > wanted.filter((other) => other.includes(words)).length)
      return `“${words}” is heard ${String(times)} times`;
  }
  const disturbing = unwanted.find((words) => heard.includes(words));
  return disturbing === undefined ? undefined : `“${disturbing}” is heard`;
}
