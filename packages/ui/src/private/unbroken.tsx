import { createElement, Fragment, type ReactNode } from 'react';

import * as styles from './unbroken.css.ts';

const noBreakHyphen = '\u2011';
const softHyphen = '\u00AD';
/** Dates, numbers and words with a hyphen such as `QR-koden` and `W-2048117`, and words that their writer marked. */
const special =
  /((?<![\p{L}\d-])[\p{L}\d]{1,6}(?:-\d{2})?-[\p{L}\d]{1,12}(?![\p{L}\d-])|\S{0,30}[\u00AD\u2011]\S{0,30})/u;

/**
 * A text in which no line breaks inside a date, a number or a word with a short beginning, nor at a no-break hyphen,
 * which many fonts lack: elements keep them whole, and the text has common hyphens. A word with soft hyphens breaks only where
 * no line has room for it. The same in the texts of a list. Other content is returned as it is.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (Array.isArray(content)) return createElement(Fragment, null, ...content.map(unbroken));
  if (typeof content !== 'string' || !special.test(content)) return content;
  const parts = content.split(special).map((part, index) => {
    if (index % 2 === 0) return part;
    if (!part.includes(softHyphen)) return span(styles.whole, part.replaceAll(noBreakHyphen, '-'));
    const syllables = part.split(/(\u00AD)/u);
    return span(
      styles.word,
      ...syllables.map((each) => (each === softHyphen ? span(styles.softHyphen) : each)),
    );
  });
  return createElement(Fragment, null, ...parts);
}

function span(className: string, ...children: readonly ReactNode[]) {
  return createElement('span', { className }, ...children);
}

/** The text without its soft hyphens, for what is only heard. */
export function unmarked(text: string): string {
  return text.replaceAll(softHyphen, '');
}
