import { fallbackVar, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** A floating legend is laid out as other elements are: otherwise the browser gives it a place of its own. */
export const legend = style(
  layered({
    float: 'inline-start',
    padding: 0,
    fontFamily: fallbackVar(vars.font.heading, 'inherit'),
  }),
);

export const fields = style(layered({ paddingBlockStart: vars.space.x8 }));
