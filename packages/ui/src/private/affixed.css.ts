import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/** A control with what stands before and after it: an `affix`. */
export const row = style(
  layered({
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
