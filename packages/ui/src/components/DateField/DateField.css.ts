import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { dateFit } from '../../theme/tokens.ts';

/** Without `appearance` a phone draws an empty date field as low as a line and centres its words. */
export const input = style(
  layered({
    appearance: 'none',
    maxWidth: '14em',
    fontSize: `min(1em, ${dateFit})`,
    fontVariantNumeric: vars.font.numeric,
    textAlign: 'start',
  }),
);

export const wholeDate = style(layered({ fontSize: `min(1em, ${dateFit})`, whiteSpace: 'nowrap' }));
