import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const leastLines = createVar();

/**
 * Grows with its text in browsers that support it. In others it has a fixed number of rows, scrolls, and can be resized
 * by the user. A long text never pushes the send button out of the window.
 */
export const textArea = style(
  layered({
    display: 'block',
    fieldSizing: 'content',
    // With `field-sizing: content` browsers ignore the `rows` attribute.
    minHeight: `calc(${leastLines} * 1lh + 2 * ${vars.space.x8} + 2 * ${vars.border.thick})`,
    maxHeight: '60vh',
    lineHeight: vars.lineHeight.body,
    resize: 'vertical',
    '@media': { print: { maxHeight: 'none' } },
  }),
);

/** How many lines an empty field shows. */
export const rows = styleVariants({ 2: '2', 3: '3', 4: '4', 6: '6', 8: '8' }, (lines) =>
  layered({ vars: { [leastLines]: lines } }),
);

export const counter = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x8,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontVariantNumeric: vars.font.numeric,
    selectors: {
      '&[data-state="over"]': { color: vars.color.critical, fontWeight: vars.weight.medium },
    },
  }),
);
