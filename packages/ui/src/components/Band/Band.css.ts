import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** The transparent border shows where the band ends when forced colours take its ground away. */
export const band = style(
  layered({
    borderBlockEnd: `${vars.border.thin} solid transparent`,
    background: vars.color.brand,
    color: vars.color.onBrand,
    '@media': { print: { background: 'none', color: vars.color.ink } },
  }),
);

export const content = style(layered({ paddingBlock: vars.space.x32 }));
