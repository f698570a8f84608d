import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Forced colours remove the background, so a line shows where the band ends. */
export const band = style(
  layered({
    background: vars.color.brand,
    color: vars.color.onBrand,
    '@media': {
      '(forced-colors: active)': { borderBlockEnd: `${vars.border.thin} solid CanvasText` },
    },
  }),
);

export const content = style(layered({ paddingBlock: vars.space.x32 }));
