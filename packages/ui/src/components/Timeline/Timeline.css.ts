import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, narrowEdge } from '../../theme/tokens.ts';

const markSize = `min(${vars.space.x16}, ${narrowEdge})`;
/** The middle of the event's first line, which is as high as a target. */
const markMiddle = `calc(${vars.size.target} / 2)`;

export const root = style(layered({ display: 'grid', gap: vars.space.x12, minWidth: 0 }));

export const list = style(layered({ listStyle: 'none', minWidth: 0 }));

/** The line goes from mark to mark, and is dashed to what is still to come. */
export const event = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
    columnGap: `min(${vars.space.x16}, ${narrowEdge})`,
    minWidth: 0,
    paddingBlockEnd: vars.space.x12,
    breakInside: 'avoid',
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: markMiddle,
        insetInlineStart: `calc((${markSize} - ${vars.border.thick}) / 2)`,
        height: '100%',
        borderInlineStart: `${vars.border.thick} solid ${vars.color.control}`,
      },
      '&[data-state="coming"]::before': { borderInlineStartStyle: 'dashed' },
    },
    '@media': {
      [`${from('md')}, print`]: {
        gridTemplateColumns: `${markSize} 9rem minmax(0, 1fr)`,
      },
    },
  }),
);

/** Drawn above the line. */
export const mark = style(
  layered({
    position: 'relative',
    alignSelf: 'start',
    width: markSize,
    height: markSize,
    marginBlockStart: `calc(${markMiddle} - ${markSize} / 2)`,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: '50%',
    background: vars.color.surface,
    selectors: {
      '[data-state="now"] > &': {
        borderColor: vars.color.ink,
        background: vars.color.accent,
        // Printers drop backgrounds, and so do forced colours.
        boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.color.accent}`,
      },
      '[data-state="coming"] > &': { borderStyle: 'dashed' },
    },
  }),
);

const firstLine = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: vars.size.target,
  overflowWrap: 'break-word',
} as const;

export const when = style(
  layered({
    ...firstLine,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontVariantNumeric: vars.font.numeric,
  }),
);

export const title = style(
  layered({
    ...firstLine,
    alignItems: 'flex-start',
    gridColumn: 2,
    fontWeight: vars.weight.bold,
    // The day is right above it.
    marginBlockStart: `calc(-1 * ${vars.space.x12})`,
    '@media': { [`${from('md')}, print`]: { gridColumn: 3, marginBlockStart: 0 } },
  }),
);

/** With the space of a file's name, which is as high as a target. */
export const words = style(layered({ paddingBlock: vars.space.x8 }));

/** Close to its title, whose line is as high as a target. */
export const text = style(
  layered({
    gridColumn: 2,
    minWidth: 0,
    maxInlineSize: vars.size.measure,
    marginBlockStart: `calc(-1 * ${vars.space.x8})`,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    overflowWrap: 'break-word',
    '@media': { [`${from('md')}, print`]: { gridColumn: 3 } },
  }),
);
