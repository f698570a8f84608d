import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';
import { inTableForm } from './tableForm.ts';

/** The approximate size of a row that has not been drawn yet, so that the scroll bar hardly moves. */
const estimatedRow = { card: 'auto 14rem', row: 'auto 4rem' };

/**
 * Rows that the browser draws only near the window. Short lists gain nothing from it, and browsers know less about
 * undrawn rows, so it starts at the length where "show all" is offered.
 */
const lateRow = '&:nth-child(n + 25)';

export const row = style(
  layered({
    minWidth: 0,
    paddingBlock: vars.space.x4,
    paddingInline: `min(${vars.space.x20}, ${narrowEdge})`,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    // The page's style draws no ring for focus set by script. This row needs one, because it shows where reading
    // continues.
    ':focus-visible': { outline: `${vars.focus.width} solid ${vars.focus.inner}` },
    selectors: {
      [lateRow]: { contentVisibility: 'auto', containIntrinsicBlockSize: estimatedRow.card },
    },
    ...inTableForm({
      selectors: { [lateRow]: { containIntrinsicBlockSize: estimatedRow.row } },
      display: 'flex',
      alignItems: 'center',
      columnGap: vars.space.x24,
      paddingBlock: vars.space.x12,
      paddingInline: vars.space.x16,
      borderWidth: 0,
      borderBlockEndWidth: vars.border.thin,
      borderRadius: 0,
      background: 'transparent',
      breakInside: 'avoid',
    }),
  }),
);

/** Columns line up because every row uses the same flex basis and share. No row measures another. */
export const width = styleVariants({
  narrow: layered(inTableForm({ flex: '1 1 5.5rem' })),
  medium: layered(inTableForm({ flex: '2 1 10rem' })),
  wide: layered(inTableForm({ flex: '4 1 14rem' })),
});

/** In the card form the value is next to its label, or below it if both do not fit. */
export const cell = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.x16,
    minWidth: 0,
    paddingBlock: vars.space.x12,
    overflowWrap: 'anywhere',
    // A line above each cell but the first. A line below each would leave one at the end if the last cell is left out
    // of a card.
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` },
    },
    ...inTableForm({
      display: 'block',
      paddingBlock: 0,
      selectors: { '&:not(:first-child)': { borderBlockStart: 'none' } },
    }),
  }),
);

/** An amount is never wrapped; it may extend into the gap between the columns. */
export const number = style(layered(inTableForm({ overflowWrap: 'normal' })));

export const rowHeader = style(layered({ fontWeight: vars.weight.medium }));

/** The title of a card, as large as a heading in a card. */
export const cardTitle = style(
  layered({
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    ...inTableForm({
      fontSize: 'inherit',
      fontWeight: vars.weight.medium,
      lineHeight: 'inherit',
    }),
  }),
);

export const align = styleVariants({
  start: layered({ textAlign: 'start' }),
  end: layered(inTableForm({ textAlign: 'end' })),
});

export const label = style(
  layered({
    minWidth: 0,
    maxWidth: '100%',
    color: vars.color.inkSoft,
    fontWeight: vars.weight.regular,
    fontSize: vars.text.small,
    hyphens: 'auto',
    overflowWrap: 'break-word',
    ...inTableForm({ display: 'none' }),
  }),
);

export const value = style(
  layered({ minWidth: 0, maxWidth: '100%', ...inTableForm({ maxWidth: 'none' }) }),
);

export const hiddenWhenNarrow = style(
  layered({ display: 'none', ...inTableForm({ display: 'block' }) }),
);

/** The action of a card: a button or link has full width, other content is aligned like its column. */
export const fullWidthValue = style(
  layered({
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    minWidth: 0,
    ...inTableForm({ display: 'block' }),
  }),
);

export const fullWidthAlign = styleVariants({
  start: layered({ alignItems: 'start' }),
  end: layered({ alignItems: 'end' }),
});

for (const action of ['a', 'button']) {
  globalStyle(`${fullWidthValue} > ${action}`, {
    '@layer': {
      [componentsLayer]: {
        alignSelf: 'stretch',
        minHeight: vars.size.target,
        ...inTableForm({ minHeight: vars.space.x32 }),
      },
    },
  });
}

/** Keeps the place of a value, as high as a line of text, so that rows keep their height when they load. */
export const placeholder = style(
  layered({
    alignSelf: 'start',
    width: '6rem',
    maxWidth: '100%',
    height: '1lh',
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.small,
    background: vars.color.neutralTint,
    backgroundClip: 'content-box',
    paddingBlock: vars.space.x4,
    ...inTableForm({ width: 'auto' }),
  }),
);

/** Keeps the place of a row's action, as high as a button. */
export const actionPlaceholder = style(
  layered({
    width: '100%',
    minHeight: vars.size.target,
    borderRadius: vars.radius.pill,
    ...inTableForm({ minHeight: vars.space.x32 }),
  }),
);
