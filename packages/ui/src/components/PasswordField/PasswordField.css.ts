import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** The button wraps below the field where the words are large and the window is narrow. */
export const row = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x8 }),
);

export const input = style(layered({ flex: '1 1 10em', width: 'auto' }));
