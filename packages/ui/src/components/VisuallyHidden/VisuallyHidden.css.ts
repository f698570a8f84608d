import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { visuallyHidden } from '../../private/visuallyHidden.ts';

export const hidden = style(layered({ ...visuallyHidden, userSelect: 'none' }));
