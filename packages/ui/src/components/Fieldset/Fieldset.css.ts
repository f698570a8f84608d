import { fallbackVar, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const headingFont = style(
  layered({ fontFamily: fallbackVar(vars.font.heading, 'inherit') }),
);

export const fields = style(layered({ paddingBlockStart: vars.space.x8 }));
