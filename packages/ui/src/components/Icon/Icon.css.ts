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

/** A part of an icon that is solid. */
export const filled = style(layered({ fill: 'currentColor' }));

/** The colour of both halves while a column is not sorted: fainter than the active half, with a contrast of 3 to 1. */
export const faint = style(layered({ opacity: 0.6 }));
