import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/** Over the skeleton, so that nothing moves, but below the words that a list starts with. The parent is positioned. */
export const words = style(
  layered({
    position: 'absolute',
    insetBlockStart: vars.space.x64,
    insetInline: vars.space.x8,
    width: 'fit-content',
    padding: `${vars.space.x8} ${vars.space.x16}`,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
  }),
);

/** On a line of its own. */
export const slow = style(layered({ display: 'block' }));
