import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/tokens.ts';

/** Forced colours remove the background, so a line shows where the band ends. */
export const band = style(
  layered({
    background: vars.color.brand,
    color: vars.color.onBrand,
    '@media': {
      '(forced-colors: active)': { borderBlockEnd: `${vars.border.thin} solid CanvasText` },
    },
  }),
);

export const content = style(layered({ paddingBlock: vars.space.x32 }));

/** The space above and in a section. */
const edge = vars.space.x40;

/** Draws the band on, from edge to edge of the window, behind the top of the card. */
export const onBandEdge = style(
  layered({
    '@media': {
      [below('md')]: {
        marginBlockStart: `calc(-1 * ${edge})`,
        marginInline: `calc(-1 * ${vars.size.gutter})`,
        paddingInline: vars.size.gutter,
        background: `linear-gradient(${vars.color.brand} ${edge}, transparent ${edge})`,
      },
    },
  }),
);
