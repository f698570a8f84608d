import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const number = style(layered({ fontVariantNumeric: vars.font.numeric }));

/** A margin and not a space: the text, and what is copied, stays one number. */
export const group = style(
  layered({ selectors: { '&:not(:last-child)': { marginInlineEnd: '0.3em' } } }),
);

/** Inline and not a box of its own: browsers put spaces around boxes when they make up a name. */
export const whole = style(layered({ whiteSpace: 'nowrap' }));
