import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { from, hairline, narrowEdge } from '../../theme/tokens.ts';

/** The table form. Print has room for it whatever the window's width. */
const wide = `${from('md')}, print`;

/** About what a row takes before it has been drawn once, so that the scroll bar hardly moves. */
const estimatedRow = { card: 'auto 14rem', row: 'auto 4rem' };

/**
 * Rows that are drawn only when they come near the window. A list of ordinary length gains nothing by it, and browsers
 * know less about what they have not drawn, so it begins where "show all" does.
 */
const lateRow = '&:nth-child(n + 25)';

export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x16,
    minWidth: 0,
  }),
);

export const caption = style(
  layered({
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const table = style(
  layered({ position: 'relative', minWidth: 0, fontVariantNumeric: vars.font.numeric }),
);

/** In the card form the headers stay in the accessibility tree: they are what a cell is announced with. */
export const head = style(
  layered({
    position: 'absolute',
    width: hairline,
    height: hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': {
      [wide]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  }),
);

export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x12,
    '@media': { [wide]: { display: 'block' } },
  }),
);

export const headRow = style(
  layered({
    '@media': {
      [wide]: {
        display: 'flex',
        alignItems: 'end',
        columnGap: vars.space.x24,
        paddingInline: vars.space.x16,
        borderBlockEnd: `${vars.border.thick} solid ${vars.color.ink}`,
      },
    },
  }),
);

export const row = style(
  layered({
    minWidth: 0,
    paddingBlock: vars.space.x4,
    paddingInline: `min(${vars.space.x20}, ${narrowEdge})`,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    // The page-wide rule draws no ring on scripted focus; a new row without a link is where reading goes on.
    ':focus-visible': { outline: `${vars.focus.width} solid ${vars.focus.inner}` },
    selectors: {
      [lateRow]: { contentVisibility: 'auto', containIntrinsicBlockSize: estimatedRow.card },
    },
    '@media': {
      [wide]: {
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
      },
    },
  }),
);

/** The same basis and share in every row is what lines the columns up: no row ever measures another. */
export const width = styleVariants({
  narrow: layered({ '@media': { [wide]: { flex: '1 1 5.5rem' } } }),
  medium: layered({ '@media': { [wide]: { flex: '2 1 10rem' } } }),
  wide: layered({ '@media': { [wide]: { flex: '4 1 14rem' } } }),
});

export const columnHeader = style(
  layered({
    minWidth: 0,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '@media': { [wide]: { paddingBlock: vars.space.x4 } },
  }),
);

/** A header without a button is as high as one with it. */
export const plainHeader = style(layered({ paddingBlock: vars.space.x12 }));

export const sortButton = style(
  layered({
    display: 'none',
    '@media': {
      [from('md')]: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.x8,
        minHeight: vars.size.target,
        padding: 0,
        border: 'none',
        borderRadius: vars.radius.small,
        background: 'none',
        fontWeight: 'inherit',
        textAlign: 'inherit',
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
      },
    },
  }),
);

/** The header's words where no button is: in the card form and on paper. */
export const headerWords = style(layered({ '@media': { [from('md')]: { display: 'none' } } }));

/** In the card form the value stands beside its label, or under it where both do not fit. */
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
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}` },
    },
    '@media': {
      [wide]: {
        display: 'block',
        paddingBlock: 0,
        selectors: { '&:not(:last-child)': { borderBlockEnd: 'none' } },
      },
    },
  }),
);

export const rowHeader = style(layered({ fontWeight: vars.weight.medium }));

export const align = styleVariants({
  start: layered({ textAlign: 'start' }),
  end: layered({ '@media': { [wide]: { textAlign: 'end' } } }),
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
    '@media': { [wide]: { display: 'none' } },
  }),
);

export const value = style(
  layered({
    minWidth: 0,
    maxWidth: '100%',
    '@media': { [wide]: { maxWidth: 'none' } },
  }),
);

export const hiddenWhenNarrow = style(
  layered({ display: 'none', '@media': { [wide]: { display: 'block' } } }),
);

/** The action of a card: a button or a link takes the whole width, a tag stands at the end. */
export const fullWidthValue = style(
  layered({
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'end',
    minWidth: 0,
    '@media': { [wide]: { display: 'block' } },
  }),
);

for (const action of ['a', 'button']) {
  globalStyle(`${fullWidthValue} > ${action}`, {
    '@layer': {
      [componentsLayer]: {
        alignSelf: 'stretch',
        minHeight: vars.size.target,
        '@media': { [wide]: { minHeight: vars.space.x32 } },
      },
    },
  });
}

export const sortField = style(
  layered({
    display: 'grid',
    gap: vars.space.x4,
    '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const sortLabel = style(layered({ fontWeight: vars.weight.medium }));

export const sortSelectFrame = style(
  layered({ position: 'relative', display: 'flex', alignItems: 'center' }),
);

export const sortSelect = style(
  layered({
    appearance: 'none',
    width: '100%',
    minHeight: vars.size.button,
    paddingBlock: vars.space.x8,
    paddingInline: `${vars.space.x16} ${vars.space.x48}`,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    textOverflow: 'ellipsis',
  }),
);

export const sortSelectIcon = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.space.x12,
    display: 'flex',
    pointerEvents: 'none',
  }),
);

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x12} ${vars.space.x16}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const shown = style(layered({ color: vars.color.inkSoft }));
