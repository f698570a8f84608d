import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

export const group = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x12,
  }),
);

/** The hint belongs to the label. */
export const aboveHint = style(layered({ marginBlockEnd: `calc(-1 * ${vars.space.x12})` }));
