import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Lines wrap between the groups, or inside a group that is wider than the line. */
export const number = style(
  layered({ fontVariantNumeric: vars.font.numeric, overflowWrap: 'anywhere' }),
);

/** Drawn by CSS: a real hyphen would be copied and be read as a minus. The empty alternative text keeps it silent. */
export const lastPart = style(layered({ '::before': { content: ['"-"', '"-" / ""'] } }));

const beforeAnotherGroup = `&:not(:last-child, :has(+ ${lastPart}))`;

/**
 * A drawn space with empty alternative text, so that the text and the copy stay one number and the underline of a link runs
 * through. Lines break at it. Browsers without alternative texts get a margin, which is silent too.
 */
export const group = style(
  layered({
    selectors: { [beforeAnotherGroup]: { marginInlineEnd: '0.3em' } },
    '@supports': {
      '(content: "a" / "a")': {
        selectors: {
          [beforeAnotherGroup]: { marginInlineEnd: 0 },
          [`${beforeAnotherGroup}::after`]: { content: '" " / ""', whiteSpace: 'normal' },
        },
      },
    },
  }),
);

/** Inline, and without `<wbr>`: browsers turn both boxes and break opportunities into spaces in the accessible name. */
export const whole = style(layered({ whiteSpace: 'nowrap' }));

/**
 * Draws nothing but is spoken as a space: screen readers read the digits one by one instead of a number of billions.
 * The text itself, for copying and searching, has no space.
 */
export const spelledOut = style(layered({ '::after': { content: '"" / " "' } }));
