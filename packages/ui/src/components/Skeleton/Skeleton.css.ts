import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const skeleton = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x16 }),
);

export const bar = style(
  layered({
    // Visible only in forced colours, where the background is not visible.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.medium,
    background: vars.color.neutralTint,
  }),
);

/** As high as a line of text. The bar inside is as high as the letters. */
export const line = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: `calc(${vars.text.body} * ${vars.lineHeight.body})`,
  }),
);

export const height = styleVariants({
  text: layered({ height: vars.text.body, borderRadius: vars.radius.small }),
  row: layered({ height: vars.space.x64 }),
  amount: layered({
    maxWidth: '12em',
    height: `calc(${vars.text.amountLarge} * ${vars.lineHeight.tight})`,
  }),
  card: layered({ height: `calc(${vars.space.x88} * 2)`, borderRadius: vars.radius.large }),
});

/** The last line of a text is shorter. */
export const last = style(layered({ width: '60%' }));

/** A skeleton tells nothing on paper. */
export const screenOnly = style(layered({ '@media': { print: { display: 'none' } } }));
