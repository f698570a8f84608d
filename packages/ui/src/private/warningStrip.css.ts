import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

export const strip = style(
  layered({
    borderBlockEnd: `${vars.border.nav} solid ${vars.color.warningRule}`,
    background: vars.color.warningTint,
    color: vars.color.ink,
  }),
);

export const content = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x12,
    paddingBlock: vars.space.x12,
    overflowWrap: 'anywhere',
  }),
);
