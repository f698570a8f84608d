import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';

export const area = style(layered({ position: 'relative' }));
