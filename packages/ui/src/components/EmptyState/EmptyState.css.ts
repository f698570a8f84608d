import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const emptyState = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x12,
    paddingBlock: vars.space.x8,
  }),
);

export const content = style(
  layered({
    maxInlineSize: vars.size.measure,
    color: vars.color.inkSoft,
    overflowWrap: 'anywhere',
  }),
);
