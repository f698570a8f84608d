import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const skeleton = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x16 }),
);

export const block = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 }),
);

export const bar = style(
  layered({
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.medium,
    background: vars.color.neutralTint,
  }),
);

export const height = styleVariants({
  text: layered({ height: vars.space.x20, borderRadius: vars.radius.small }),
  row: layered({ height: vars.space.x64 }),
  amount: layered({ maxWidth: '12em', height: vars.text.amountLarge }),
  card: layered({ height: `calc(${vars.space.x88} * 2)`, borderRadius: vars.radius.large }),
});

/** A text ends before the line does. */
export const last = style(layered({ width: '60%' }));
