import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x12} ${vars.space.x16}`,
    minWidth: 0,
  }),
);

export const count = style(layered({ color: vars.color.inkSoft }));
