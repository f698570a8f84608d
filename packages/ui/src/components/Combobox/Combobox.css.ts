import { style } from '@vanilla-extract/css';

import { fieldPanel } from '../../private/fieldPanel.css.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = fieldPanel;

/** Scrolls by itself, in a dialog too: its options may be hundreds. */
export const list = style(
  layered({
    maxHeight: 'min(22rem, 50vh)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: vars.space.x4,
    scrollPaddingBlock: vars.space.x4,
    borderRadius: vars.radius.medium,
  }),
);

export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x8,
    minHeight: vars.size.target,
    paddingBlock: vars.space.x8,
    paddingInline: vars.space.x12,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { background: vars.color.neutralTint },
    selectors: {
      '&[aria-selected="true"]': { fontWeight: vars.weight.bold },
      // The edge is what forced colours draw.
      '&[data-state="active"]': {
        outline: `${vars.border.thick} solid ${vars.color.brandText}`,
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
        background: vars.color.brandTint,
      },
    },
  }),
);

/** Takes its room in every option, so that the list keeps its look when another one is chosen. */
export const check = style(layered({ flex: 'none', display: 'flex' }));

/** What stands in place of the options, or below them. */
export const words = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    paddingBlock: vars.space.x12,
    paddingInline: vars.space.x12,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
  }),
);
