import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Lines wrap between the groups, or inside a group that is wider than the line. */
export const number = style(
  layered({
    fontVariantNumeric: vars.font.numeric,
    overflowWrap: 'anywhere',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  }),
);

/** Drawn by CSS: a real hyphen would be copied and be read as a minus. The empty alternative text keeps it silent. */
export const lastPart = style(layered({ '::before': { content: ['"-"', '"-" / ""'] } }));

const gap = '0.3em';
/** The marks around the space keep the groups in order in a page from right to left. */
const drawn = { content: '"\u200E \u200E" / ""', whiteSpace: 'normal' } as const;
const canDraw = '(content: "a" / "a")';

/** Keeps the groups on one line. */
export const together = style({});

const inOnePiece = { whiteSpace: 'nowrap' } as const;

/**
 * Drawn spaces with empty alternative text, so that the text and the copy stay one number and the underline of a link runs
 * through. Lines break at them. Browsers without alternative texts get margins, which are silent too.
 */
export const gapBefore = style(
  layered({
    marginInlineStart: gap,
    '@supports': { [canDraw]: { marginInlineStart: 0, '::before': drawn } },
    selectors: { [`${together} > &::before`]: inOnePiece },
  }),
);

export const gapAfter = style(
  layered({
    marginInlineEnd: gap,
    '@supports': { [canDraw]: { marginInlineEnd: 0, '::after': drawn } },
    selectors: { [`${together} > &::after`]: inOnePiece },
  }),
);

/** The gap of a number so short that no line breaks in it: a margin costs no drawn part, but would cut an underline. */
export const shortGap = style(
  layered({
    marginInlineStart: gap,
    '@supports': {
      [canDraw]: { selectors: { 'a > &': { marginInlineStart: 0 }, 'a > &::before': drawn } },
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

/** The same at the end of a group, as the pause of a comma. */
export const groupEnd = style(layered({ '::after': { content: '"" / ", "' } }));
