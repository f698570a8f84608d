import { createElement, Fragment, type ReactNode } from 'react';

import * as styles from './unbroken.css.ts';

const noBreakHyphen = '\u2011';
const softHyphen = '\u00AD';
/** Dates, company numbers, words such as `QR-koden` and `W-2048117`, and what its writer marked. */
const special =
  /((?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{6}-\d{4})(?!\d)|(?<![\p{L}\d-])\p{L}{1,6}-(?:\p{L}{1,12}|\d{1,12})(?![\p{L}\d-])|\S{0,20}\u2011\S{0,20}|\u00AD)/u;

/**
 * A text in which no line breaks inside a date, a company number or a word with a short beginning, nor at a no-break hyphen,
 * which many fonts lack: elements keep them whole, and the text has common hyphens. A soft hyphen is an element too. So are
 * the texts of a list. Other content is returned as it is.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (Array.isArray(content)) return createElement(Fragment, null, ...content.map(unbroken));
  if (typeof content !== 'string' || !special.test(content)) return content;
  const parts = content.split(special).map((part, index) => {
    if (index % 2 === 0) return part;
    return part === softHyphen
      ? createElement('span', { className: styles.softHyphen })
      : createElement('span', { className: styles.whole }, part.replaceAll(noBreakHyphen, '-'));
  });
  return createElement(Fragment, null, ...parts);
}

/** The text without its soft hyphens, for what is only heard. */
export function unmarked(text: string): string {
  return text.replaceAll(softHyphen, '');
}
