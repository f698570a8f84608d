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
    gap: `${vars.space.x8} ${vars.space.x24}`,
    paddingBlock: vars.space.x8,
  }),
);

export const words = style(
  layered({
    flex: '1 1 10rem',
    minWidth: 0,
    maxInlineSize: vars.size.measure,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
);
