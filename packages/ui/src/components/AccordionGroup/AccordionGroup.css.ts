import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const group = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x12, minWidth: 0 }),
);

export const control = style(
  layered({
    display: 'flex',
    justifyContent: 'flex-end',
    '@media': { print: { display: 'none' } },
  }),
);
