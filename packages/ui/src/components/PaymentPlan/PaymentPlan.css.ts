import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';

export const paid = style(layered({ display: 'grid', gap: vars.space.x4 }));

/** Title and last day below one another, then the amount and the chevron. With large text the amount goes below both. */
export const summary = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: `min(${vars.space.x12}, 4vw)`,
  }),
);

export const due = style(
  layered({
    gridColumn: 1,
    gridRow: 2,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
);

const beside = { gridRow: '1 / span 2' } as const;
export const amount = style(
  layered({
    ...beside,
    fontWeight: vars.weight.bold,
    whiteSpace: 'nowrap',
    '@container': { '(max-width: 13rem)': { gridColumn: 1, gridRow: 3 } },
  }),
);
export const mark = style(layered({ ...beside, gridColumn: 3 }));

export const numbers = style(layered({ paddingBlockStart: vars.space.x12 }));

export const breakdown = style(layered({ display: 'grid', gap: vars.space.x12, minWidth: 0 }));

/** A long word is broken before it pushes the button beside it out of the card. */
globalStyle(`${breakdown} [data-layout] > * > dt`, {
  '@layer': { [componentsLayer]: { overflowWrap: 'anywhere' } },
});
