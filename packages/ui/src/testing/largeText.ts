/** Shows a story with text of double size. Use it as the story's `beforeEach`. */
export function doubleText(): () => void {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
}

/** The words that take more than one line. A short word does so only for lack of room. */
export function brokenWords(element: Element): readonly string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** The words on the last line of the element's longest text. */
/** Where each line of the element's last text begins, in px from the left of the window. */
export function lineStarts(element: Element): readonly number[] {
  const text = document.createRange();
  text.selectNodeContents(element.lastChild ?? element);
  return [...new Set([...text.getClientRects()].map(({ left }) => Math.round(left)))];
}

export function lastLine(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let longest = texts.nextNode();
  for (let text = longest; text !== null; text = texts.nextNode())
    if ((text.textContent ?? '').length > (longest?.textContent ?? '').length) longest = text;
  if (longest === null) return '';
  const range = document.createRange();
  let words: string[] = [];
  let line = Number.NaN;
  for (const { 0: word, index } of (longest.textContent ?? '').matchAll(/[^ ]+/gu)) {
    range.setStart(longest, index);
    range.setEnd(longest, index + word.length);
    const { top } = range.getBoundingClientRect();
    words = top === line ? [...words, word] : [word];
    line = top;
  }
  return words.join(' ');
}
