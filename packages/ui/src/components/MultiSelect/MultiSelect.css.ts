import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers, narrowEdge } from '../../theme/tokens.ts';

export const root = style(layered({ position: 'relative' }));

export const button = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x8,
    textAlign: 'start',
    cursor: 'pointer',
  }),
);

export const value = style(layered({ display: 'flex', gap: vars.space.x4, minWidth: 0 }));

/** The count does not wrap when the names take several lines. */
export const count = style(layered({ flex: 'none', maxWidth: '100%' }));

export const names = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));

export const icon = style(
  layered({
    display: 'flex',
    flex: 'none',
    selectors: { '&[data-state="open"]': { transform: 'rotate(180deg)' } },
  }),
);

/**
 * The panel lies over the content below, directly under the field and as wide, so that it fits wherever the field does.
 * In a dialog it is part of the flow: a dialog grows with its content, but would clip an overlay.
 */
export const panel = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    // Keeps the button's focus ring visible.
    top: `calc(100% + ${vars.space.x8})`,
    zIndex: layers.popover,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x8,
    maxHeight: 'min(24rem, 70vh)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: `min(${vars.space.x16}, ${narrowEdge})`,
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    boxShadow: vars.shadow.overlay,
    scrollMarginBlock: vars.space.x16,
    selectors: {
      ':is(dialog, [role="dialog"]) &': {
        position: 'static',
        maxHeight: 'none',
        marginBlockStart: vars.space.x8,
        boxShadow: 'none',
      },
    },
    '@media': { print: { display: 'none' } },
  }),
);

/** The targets of neighbouring boxes touch but do not overlap. */
export const choices = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `calc(${vars.size.target} - ${vars.space.x24} - ${vars.space.x4})`,
    paddingBlock: vars.space.x8,
  }),
);

export const end = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x8,
    paddingBlockStart: vars.space.x12,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  }),
);
