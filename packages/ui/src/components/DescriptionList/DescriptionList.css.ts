import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

export const list = style(layered({ minWidth: 0, fontVariantNumeric: vars.font.numeric }));

export const item = style(
  layered({
    paddingBlock: vars.space.x12,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    breakInside: 'avoid',
    '@media': {
      [`${from('sm')}, print`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: vars.space.x16,
      },
    },
  }),
);

export const term = style(
  layered({ color: vars.color.inkSoft, hyphens: 'auto', overflowWrap: 'anywhere' }),
);

export const description = style(
  layered({ minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }),
);

export const withInfo = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x8 }),
);
