import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const paid = style(layered({ display: 'grid', gap: vars.space.x4 }));

/** Title and last day below one another, then the amount and the chevron. */
export const summary = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space.x12,
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
  layered({ ...beside, fontWeight: vars.weight.bold, whiteSpace: 'nowrap' }),
);
export const mark = style(layered(beside));

export const numbers = style(layered({ paddingBlockStart: vars.space.x12 }));

export const breakdown = style(layered({ display: 'grid', gap: vars.space.x12, minWidth: 0 }));
