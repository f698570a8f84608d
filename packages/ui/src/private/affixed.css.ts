import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/** A control with what stands before and after it: an `affix`. */
export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x8,
    overflowWrap: 'anywhere',
    // A row that is written from the left all the same begins where the page begins.
    selectors: { '[dir="rtl"] &[dir]': { justifyContent: 'flex-end' } },
  }),
);

/** In a narrow window what stands around the control leaves its line, rather than make it too short to write in. */
globalStyle(`${row} > input`, layered({ flex: '1 1 8em' }));

/** An icon lies over the beginning of the control. A press goes through to it. */
globalStyle(
  `${row} > svg`,
  layered({ position: 'absolute', marginInlineStart: vars.space.x12, pointerEvents: 'none' }),
);
globalStyle(`${row} > svg + input`, layered({ paddingInlineStart: vars.space.x40 }));
