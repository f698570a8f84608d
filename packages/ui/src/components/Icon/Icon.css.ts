import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { iconSize } from '../../theme/tokens.ts';

/** Sized against the text beside it, so that an icon grows with the reader's letters. */
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

/** Small marks need a bolder line to be seen. */
export const bold = style(layered({ strokeWidth: 3 }));

/** Both halves while a column is not sorted: fainter than the one that applies, and still 3 to 1. */
export const faint = style(layered({ opacity: 0.6 }));
