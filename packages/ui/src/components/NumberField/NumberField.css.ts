import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.x8, minWidth: 0 }),
);

export const input = style(
  layered({ maxWidth: '14em', fontVariantNumeric: vars.font.numeric, textAlign: 'start' }),
);
