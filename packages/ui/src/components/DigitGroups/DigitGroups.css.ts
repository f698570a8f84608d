import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Lines break between the groups, where no line can hold all of them. */
export const number = style(
  layered({ fontVariantNumeric: vars.font.numeric, overflowWrap: 'anywhere' }),
);

/** Drawn and not written: a hyphen would be read as minus and be copied. The empty words behind it keep it unread. */
export const checkDigit = style(layered({ '::before': { content: ['"-"', '"-" / ""'] } }));

/** A margin and not a space: the text, and what is copied, stays one number. */
export const group = style(
  layered({
    selectors: { [`&:not(:last-child, :has(+ ${checkDigit}))`]: { marginInlineEnd: '0.3em' } },
  }),
);

/** Inline and no `<wbr>` beside it: browsers make spaces of both boxes and break marks when they make up a name. */
export const whole = style(layered({ whiteSpace: 'nowrap' }));

/**
 * Draws nothing and is spoken as a space: screen readers hear one digit after the other and not a number of billions,
 * while the text, and what is copied and found, has no space in it.
 */
export const spelledOut = style(layered({ '::after': { content: '"" / " "' } }));
