import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(layered({ display: 'grid', gap: vars.space.x24, minWidth: 0 }));

const fade = vars.space.x48;

/**
 * Says that the row goes on: its words fade out towards the edge that hides some. By a mask, which works on any ground;
 * the line under the tabs lies outside of it. Forced colours keep the mask, and a cut word says the same.
 */
export const frame = style(
  layered({
    minWidth: 0,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const list = style(
  layered({
    display: 'flex',
    columnGap: vars.space.x8,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: fade,
    // The tabs are the handle; a bar under them would lie over the mark of the selected one.
    scrollbarWidth: 'none',
    selectors: {
      '[data-overflow="start"] > &': {
        maskImage: `linear-gradient(to right, transparent, black ${fade})`,
      },
      '[data-overflow="end"] > &': {
        maskImage: `linear-gradient(to left, transparent, black ${fade})`,
      },
      '[data-overflow="both"] > &': {
        maskImage: `linear-gradient(to right, transparent, black ${fade} calc(100% - ${fade}), transparent)`,
      },
    },
  }),
);

/**
 * The mark of the selected tab is a border that the others lack: a transparent one would come out in forced colours
 * and mark them all.
 */
export const tab = style(
  layered({
    // Words wrap before the row scrolls; a row that is wider than its words scrolls, and shows that there is more. No tab
    // gets narrower than its longest word by itself, and that one breaks where it is wider than the window.
    flex: '0 1 auto',
    maxWidth: '85%',
    minHeight: vars.size.button,
    paddingBlock: `${vars.space.x12} calc(${vars.space.x12} + ${vars.border.nav})`,
    paddingInline: vars.space.x16,
    border: 'none',
    background: 'none',
    color: vars.color.inkSoft,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    hyphens: 'auto',
    // Not `anywhere`, by which the narrowest tab would be a letter wide.
    overflowWrap: 'break-word',
    cursor: 'pointer',
    ':hover': { color: vars.color.brandText },
    // Inside the tab, because the row cuts off what lies outside of it.
    ':focus-visible': {
      outlineOffset: `calc(${vars.focus.width} * -1)`,
      borderRadius: vars.radius.medium,
      boxShadow: `inset 0 0 0 calc(${vars.focus.width} * 2) ${vars.focus.outer}`,
    },
    selectors: {
      '&[data-state="active"]': {
        paddingBlockEnd: vars.space.x12,
        borderBlockEnd: `${vars.border.nav} solid ${vars.color.brandText}`,
        color: vars.color.brandText,
      },
    },
  }),
);

export const panel = style(layered({ minWidth: 0, borderRadius: vars.radius.small }));
