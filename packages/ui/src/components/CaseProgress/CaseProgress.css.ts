import { style } from '@vanilla-extract/css';

import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';

/** Marks and gaps shrink in narrow windows with large text, to leave room for the words. */
const markSize = `min(${vars.space.x32}, 2 * ${narrowEdge})`;
const markGap = `min(${vars.space.x16}, ${narrowEdge})`;
const rowPadding = vars.space.x12;
/** Distance from the top of a step to the middle of its mark. The summary is at least as high as a target. */
const markMiddle = `calc(${rowPadding} + ${markSize} / 2)`;
/** Room for the ring around the current step's mark. */
const ring = `calc(2 * ${vars.border.thick})`;

export const root = style(layered({ display: 'grid', gap: vars.space.x4, minWidth: 0 }));

export const lead = style(layered({ color: vars.color.inkSoft, maxInlineSize: vars.size.measure }));

export const list = style(
  layered({ marginBlockStart: vars.space.x12, paddingInlineStart: ring, listStyle: 'none' }),
);

/** The line from one mark to the next: solid up to the current step, dashed after it. */
export const step = style(
  layered({
    position: 'relative',
    minWidth: 0,
    breakInside: 'avoid',
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: markMiddle,
        insetInlineStart: `calc((${markSize} - ${vars.border.nav}) / 2)`,
        height: '100%',
        borderInlineStart: `${vars.border.nav} dashed ${vars.color.control}`,
      },
      '&[data-state="passed"]:not(:last-child)::before': {
        borderInlineStartStyle: 'solid',
        borderInlineStartColor: vars.color.brandText,
      },
    },
  }),
);

export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: markGap,
    paddingBlock: rowPadding,
  }),
);

export const mark = style(
  layered({
    // Drawn above the line, which starts at the middle of the mark.
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: markSize,
    height: markSize,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: '50%',
    background: vars.color.surface,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    selectors: {
      '[data-state="passed"] > * > * > &': {
        borderColor: vars.color.brandText,
        background: vars.color.brand,
        color: vars.color.onBrand,
      },
      '[data-state="current"] > * > * > &': {
        border: 'none',
        outline: `${vars.border.thick} solid ${vars.color.ink}`,
        outlineOffset: vars.border.thick,
        background: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
  }),
);

export const words = style(
  layered({
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x12,
    rowGap: vars.space.x4,
    minWidth: 0,
    minHeight: markSize,
    fontSize: vars.text.body,
    fontWeight: vars.weight.regular,
  }),
);

export const title = style(
  layered({
    minWidth: 0,
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    ...hyphenated,
    overflowWrap: 'anywhere',
  }),
);

export const chevron = style(layered({ alignSelf: 'flex-start', paddingBlock: vars.space.x4 }));

export const content = style(
  layered({
    minWidth: 0,
    maxInlineSize: vars.size.measure,
    paddingInlineStart: `calc(${markSize} + ${markGap})`,
    paddingBlockEnd: vars.space.x16,
    overflowWrap: 'anywhere',
  }),
);
