import { style } from '@vanilla-extract/css';

import { layered } from './layered.ts';
import { softHyphen } from './unbroken.css.ts';

/** Lines of about the same length, so that the last one has more than a word. Not where a soft hyphen is: Chromium does not draw it then. */
export const balanced = style(
  layered({ selectors: { [`&:not(:has(${softHyphen}))`]: { textWrapStyle: 'balance' } } }),
);
