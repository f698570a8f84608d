import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

export const row = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.x8, minWidth: 0 }),
);
