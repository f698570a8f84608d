import { style } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/tokens.ts';

export const body = style(
  layered({ display: 'grid', gap: vars.space.x64, paddingBlock: vars.space.x64 }),
);

/** Text next to its subject. */
export const step = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${vars.space.x16} ${vars.space.x40}`,
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);

export const places = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.x4} ${vars.space.x24}`,
    '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  }),
);

export const place = style(
  layered({
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    '@media': { [from('md')]: { paddingBlock: vars.space.x8 } },
  }),
);

export const placeText = style(
  layered({
    maxInlineSize: vars.size.measure,
    paddingBlockEnd: vars.space.x12,
    color: vars.color.inkSoft,
    '@media': { [from('md')]: { paddingBlock: vars.space.x8 } },
  }),
);
