import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/tokens.ts';

export const skipLink = style(
  layered({
    position: 'absolute',
    zIndex: layers.skipLink,
    insetInlineStart: vars.space.x12,
    top: vars.space.x12,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    paddingInline: vars.space.x24,
    border: `${vars.border.thick} solid ${vars.color.brandText}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.brandText,
    fontWeight: vars.weight.medium,
    /** Moved out of view instead of hidden, because a hidden link cannot take focus. */
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
    '@media': { print: { display: 'none' } },
  }),
);
