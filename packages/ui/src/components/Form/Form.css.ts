import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Also sets the distance between the fields, so that a form needs no layout of its own. */
export const form = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x24, minWidth: 0 }),
);
