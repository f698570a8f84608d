import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const banner = style(
  layered({
    borderBlockEnd: `${vars.border.nav} solid ${vars.color.warningRule}`,
    background: vars.color.warningTint,
    color: vars.color.ink,
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { print: { display: 'none' } },
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
