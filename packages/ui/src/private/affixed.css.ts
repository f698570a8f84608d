import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

export const row = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.x8, minWidth: 0 }),
);

/** Long ones break, so that half of a narrow window is left for the field. */
export const affix = style(layered({ flex: 'none', maxWidth: '50%', overflowWrap: 'anywhere' }));
