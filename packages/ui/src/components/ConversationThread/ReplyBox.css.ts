import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Nothing can be answered on paper. */
export const box = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x20,
    minWidth: 0,
    '@media': { print: { display: 'none' } },
  }),
);
