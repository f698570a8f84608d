import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/** A control with what stands before and after it: an `affix`. */
export const row = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.x8, minWidth: 0 }),
);

/** What stands around the control. Long texts break, so that half of a narrow window is left for it. */
globalStyle(`${row} > span`, layered({ flex: 'none', maxWidth: '50%', overflowWrap: 'anywhere' }));
