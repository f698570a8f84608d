import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { from } from '../../theme/tokens.ts';

export const footer = style(
  layered({
    background: vars.color.brand,
    color: vars.color.onBrand,
    // Visible only in forced colours, where the footer has no background.
    borderBlockStart: `${vars.border.thin} solid transparent`,
    backgroundClip: 'padding-box',
    // A page whose height is no whole number of pixels ends with a line of another colour otherwise.
    boxShadow: `0 ${vars.border.thin} ${vars.color.brand}`,
  }),
);

export const columns = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x32,
    paddingBlock: `${vars.space.x32} ${vars.space.x40}`,
    '@media': {
      [from('md')]: {
        flexDirection: 'row',
        paddingBlock: `${vars.space.x48} ${vars.space.x64}`,
      },
    },
  }),
);

export const column = style(layered({ flex: '1 1 0', minWidth: 0 }));

/** The logo is higher than a line: this centres it on the headings. */
export const logo = style(
  layered({
    fontWeight: vars.weight.bold,
    '@media': { [from('md')]: { flex: 'none', marginBlockStart: `calc(${vars.space.x16} * -1)` } },
  }),
);

export const heading = style(
  layered({
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const list = style(layered({ marginBlockStart: vars.space.x8, listStyle: 'none' }));

export const item = style(layered({ display: 'flex' }));

/** Links in the list are as high as a target. */
for (const control of ['a', 'button']) {
  globalStyle(`${item} > ${control}`, {
    '@layer': {
      [componentsLayer]: { minHeight: vars.size.target, paddingBlock: vars.space.x8 },
    },
  });
}
