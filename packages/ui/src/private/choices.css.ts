import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { markSize } from './choice.css.ts';
import { layered } from './layered.ts';

/** The options of a group. The targets of neighbouring options touch but do not overlap. */
export const choices = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `calc(${vars.size.target} - ${markSize})`,
    paddingBlock: vars.space.x8,
  }),
);
