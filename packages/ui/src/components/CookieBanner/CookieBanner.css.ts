import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const banner = style(
  layered({
    background: vars.color.brandTint,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const content = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.x12} ${vars.space.x24}`,
    paddingBlock: vars.space.x12,
  }),
);

export const words = style(
  layered({
    flex: '1 1 20rem',
    minWidth: 0,
    maxInlineSize: vars.size.measure,
    overflowWrap: 'anywhere',
  }),
);
