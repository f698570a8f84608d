import { createElement, Fragment, type ReactNode } from 'react';

import { wholeDate } from './DateField.css.ts';

const date = /(\d{1,4}[-./]\d{1,2}[-./]\d{1,4})/u;

/** A text whose dates do not wrap at the end of a line. Some browsers would break them after a hyphen. */
export function WholeDates({ text }: { readonly text: string }): ReactNode {
  const parts = text
    .split(date)
    .map((part) =>
      date.test(part) ? createElement('span', { className: wholeDate }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
