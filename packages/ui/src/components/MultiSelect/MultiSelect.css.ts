import { style } from '@vanilla-extract/css';

import { fieldPanel } from '../../private/fieldPanel.css.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';

export { panelRoot as root } from '../../private/fieldPanel.css.ts';

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

export const panel = style([
  fieldPanel,
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x8,
    maxHeight: 'min(24rem, 70vh)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: `min(${vars.space.x16}, ${narrowEdge})`,
    selectors: { ':is(dialog, [role="dialog"]) &': { maxHeight: 'none' } },
  }),
]);

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
