import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const input = style(
  layered({ maxWidth: '14em', fontVariantNumeric: vars.font.numeric, textAlign: 'start' }),
);
