import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const input = style(
  layered({
    width: '100%',
    maxWidth: '32em',
    minHeight: vars.size.button,
    paddingBlock: vars.space.x8,
    paddingInline: vars.space.x12,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    ':hover': { borderColor: vars.color.ink },
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.critical } },
  }),
);
