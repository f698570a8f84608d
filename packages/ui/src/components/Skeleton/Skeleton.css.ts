import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const skeleton = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x16 }),
);

export const bar = style(
  layered({
    // Only seen in forced colours, where the ground does not show.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.medium,
    background: vars.color.neutralTint,
  }),
);

/** As high as a line of text. The bar within is as high as the letters. */
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

/** A text ends before the line does. */
export const last = style(layered({ width: '60%' }));

/** On paper what never came says nothing. */
export const screenOnly = style(layered({ '@media': { print: { display: 'none' } } }));
