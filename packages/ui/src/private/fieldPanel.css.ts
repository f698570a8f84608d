import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/tokens.ts';
import { layered } from './layered.ts';

export const panelRoot = style(layered({ position: 'relative' }));

/**
 * The panel lies over the content below, directly under the field and as wide, so that it fits wherever the field does.
 * In a dialog it is part of the flow: a dialog grows with its content, but would clip an overlay.
 */
export const fieldPanel = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    // Keeps the field's focus ring visible.
    top: `calc(100% + ${vars.space.x8})`,
    zIndex: layers.popover,
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    boxShadow: vars.shadow.overlay,
    scrollMarginBlock: vars.space.x16,
    selectors: {
      ':is(dialog, [role="dialog"]) &': {
        position: 'static',
        marginBlockStart: vars.space.x8,
        boxShadow: 'none',
      },
    },
    '@media': { print: { display: 'none' } },
  }),
);
