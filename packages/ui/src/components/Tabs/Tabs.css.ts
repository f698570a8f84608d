import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(layered({ display: 'grid', gap: vars.space.x24, minWidth: 0 }));

const fade = `min(${vars.space.x48}, 12.5vw)`;

/**
 * Tabs that continue past an edge fade out there. A mask works on any background, and does not affect the line below
 * the tabs. Forced colours keep the mask.
 */
export const frame = style(
  layered({
    containerType: 'inline-size',
    minWidth: 0,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const list = style(
  layered({
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: fade,
    // A scroll bar would cover the mark of the selected tab. Users can drag the tabs themselves.
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
 * The selected tab is marked by a border that the others do not have: forced colours would show a transparent border
 * and mark them all.
 */
export const tab = style(
  layered({
    // Words wrap first; the row scrolls only when it is still too wide. A tab is never narrower than its longest word,
    // and that word breaks only if it is wider than the window.
    flex: '0 1 auto',
    // The next tab begins in sight.
    maxWidth: '70%',
    minHeight: vars.size.button,
    paddingBlock: `${vars.space.x12} calc(${vars.space.x12} + ${vars.border.nav})`,
    // Small on a phone, so that two tabs of the portal's longest names are one line at 390 px.
    paddingInline: `min(${vars.space.x16}, 2.6vw)`,
    border: 'none',
    background: 'none',
    color: vars.color.inkSoft,
    fontSize: `clamp(${vars.text.small}, 2vw, ${vars.text.body})`,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    // With `anywhere`, a tab could shrink to the width of one letter.
    overflowWrap: 'break-word',
    // Where the longest word of a tab has room, none is cut short.
    '@container': { '(min-width: 17rem)': { hyphens: 'none' } },
    cursor: 'pointer',
    ':hover': { color: vars.color.brandText },
    // The ring is drawn inside the tab, because the row clips what is outside.
    ':focus-visible': {
      outlineOffset: `calc(${vars.focus.width} * -1)`,
      borderRadius: vars.radius.medium,
      boxShadow: `inset 0 0 0 calc(${vars.focus.width} * 2) ${vars.focus.outer}`,
    },
    selectors: {
      // A shorter tab keeps its words on one line as long as the longest can wrap.
      '&[data-length="longest"]': { flexShrink: 1e6 },
      '&[data-state="active"]': {
        paddingBlockEnd: vars.space.x12,
        borderBlockEnd: `${vars.border.nav} solid ${vars.color.brandText}`,
        color: vars.color.brandText,
      },
    },
  }),
);

export const panel = style(layered({ minWidth: 0, borderRadius: vars.radius.small }));
