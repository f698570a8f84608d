import { style } from '@vanilla-extract/css';

import { layered } from './layered.ts';
import { softHyphen } from './unbroken.css.ts';

/** Lines of a like length, so that no word stands alone. Chromium draws no hyphen at a soft one then. */
export const balanced = style(
  layered({
    textWrapStyle: 'balance',
    selectors: { [`&:has(${softHyphen})`]: { textWrapStyle: 'auto' } },
  }),
);
