import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const errorView = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x12,
    padding: vars.space.x24,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
);

export const icon = style(layered({ color: vars.color.critical, lineHeight: 1 }));

export const content = style(
  layered({ maxInlineSize: vars.size.measure, color: vars.color.inkSoft }),
);

export const action = style(layered({ marginBlockStart: vars.space.x8 }));
