import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const input = style(
  layered({
    maxWidth: '14em',
    fontVariantNumeric: vars.font.numeric,
    // A number is written from the left in every language, but stands where the lines of the page begin.
    direction: 'ltr',
    selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
  }),
);
