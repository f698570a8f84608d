import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { iconSize } from '../../theme/tokens.ts';

/** Sized relative to the text next to it, so that an icon grows with the text. */
export const icon = style(
  layered({
    display: 'inline-block',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    verticalAlign: 'middle',
  }),
);

export const size = styleVariants(iconSize, (side) => layered({ width: side, height: side }));

/** Small icons need a thicker line to be visible. */
export const bold = style(layered({ strokeWidth: 3 }));

/** Points on or back: in a page from right to left that is the other way. */
export const alongLine = style(
  layered({
    selectors: { '[dir="rtl"] &': { scale: '-1 1', transformOrigin: 'center' } },
  }),
);

/** A part of an icon that is solid. */
export const filled = style(layered({ fill: 'currentColor' }));

const solid = style(
  layered({
    display: 'inline-block',
    verticalAlign: 'middle',
    background: 'currentColor',
    // Forced colours would take the background away.
    '@media': {
      '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
    },
  }),
);

const up = '27% 42%, 50% 15%, 73% 42%';
const down = '73% 58%, 50% 85%, 27% 58%';
/** From half to half and back along one line, so that nothing is drawn between them. */
const both = `${up}, ${down}, 73% 58%, 73% 42%`;

/** While a column is not sorted, both halves are fainter than the active one, with a contrast of 3 to 1. */
export const sort = styleVariants({
  ascending: [solid, layered({ clipPath: `polygon(${up})` })],
  descending: [solid, layered({ clipPath: `polygon(${down})` })],
  none: [solid, layered({ clipPath: `polygon(${both})`, opacity: 0.6 })],
});
