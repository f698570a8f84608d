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

/** Stays whole where the names go over several lines. */
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
 * Over what follows, as wide as the field and right under it, so that it fits wherever the field does. In a dialog it
 * lies in the flow: the dialog grows with what is in it, but would cut what hangs over its edge.
 */
export const panel = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    // Leaves the ring of the button's focus in sight.
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
      '[role="dialog"] &': {
        position: 'static',
        maxHeight: 'none',
        marginBlockStart: vars.space.x8,
        boxShadow: 'none',
      },
    },
    '@media': { print: { display: 'none' } },
  }),
);

/** Boxes stand so close that their targets meet and do not overlap. */
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
