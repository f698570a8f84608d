import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/** Over the skeleton, so that nothing moves: in its middle, in a high one over the first rows and below what sorts them. The parent is positioned. */
export const words = style(
  layered({
    position: 'absolute',
    insetBlockStart: 'min(50%, 7.5rem)',
    insetInline: vars.space.x8,
    width: 'fit-content',
    marginInline: 'auto',
    translate: '0 -50%',
    padding: `${vars.space.x8} ${vars.space.x16}`,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
  }),
);

/** On a line of its own. */
export const slow = style(layered({ display: 'block' }));
