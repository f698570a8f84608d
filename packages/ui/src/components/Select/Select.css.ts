import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style(
  layered({ position: 'relative', display: 'flex', alignItems: 'center' }),
);

export const select = style(
  layered({ appearance: 'none', paddingInlineEnd: vars.space.x48, textOverflow: 'ellipsis' }),
);

export const icon = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.space.x12,
    display: 'flex',
    pointerEvents: 'none',
  }),
);
