import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { underline } from '../../theme/tokens.ts';
import { inCardForm, inTableForm } from './tableForm.ts';

const firstLine = `calc(1em * ${vars.lineHeight.snug})`;

/** How high a row is whose two lines fit. */
const rowHeight = { card: '5.375rem', inOneCard: '4.875rem' };

/** The rows of a table in the card form: cards of their own where each leads on, else one card for all of them. */
export const rows = styleVariants({
  cards: layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x8 }),
  oneCard: layered({
    display: 'block',
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
});

/** Back to the rows of a table. */
export const body = style(
  layered(
    inTableForm({
      display: 'table-row-group',
      border: 'none',
      borderRadius: 0,
      background: 'none',
    }),
  ),
);

/** Two lines, each with a part left that takes the room and a part right that stays whole. */
export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'space-evenly',
    columnGap: vars.space.x12,
    minWidth: 0,
    paddingBlock: vars.space.x8,
    paddingInline: `min(${vars.space.x16}, 4vw)`,
    // The page's style draws no ring for focus set by script. This row needs one, because it shows where reading
    // continues.
    ':focus-visible': { outline: `${vars.focus.width} solid ${vars.focus.inner}` },
    selectors: {
      [`${rows.cards} > &`]: {
        minHeight: rowHeight.card,
        border: `${vars.border.thin} solid ${vars.color.line}`,
        borderRadius: vars.radius.large,
        background: vars.color.surface,
      },
      [`${rows.oneCard} > &`]: { minHeight: rowHeight.inOneCard },
      [`${rows.oneCard} > & + &`]: {
        borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
      },
    },
    ...inTableForm({
      position: 'static',
      display: 'table-row',
      breakInside: 'avoid',
      selectors: {
        [`${rows.cards} > &`]: { border: 'none', background: 'none' },
        [`${rows.oneCard} > & + &`]: { borderBlockStart: 'none' },
      },
    }),
  }),
);

/** Ends the first line of a card. */
globalStyle(`${row}::after`, {
  '@layer': {
    [componentsLayer]: inCardForm({
      content: '""',
      order: 2,
      flex: 'none',
      width: '100%',
      height: vars.border.thick,
    }),
  },
});

export const cell = style(
  layered({
    minWidth: 0,
    padding: 0,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...inTableForm({
      paddingBlock: vars.space.x12,
      paddingInline: vars.space.x8,
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
      verticalAlign: 'middle',
      ':first-child': { paddingInlineStart: vars.space.x16 },
      ':last-child': { paddingInlineEnd: vars.space.x16 },
    }),
  }),
);

/** An amount is never wrapped. */
export const number = style(layered({ whiteSpace: 'nowrap' }));

export const align = styleVariants({
  start: layered(inTableForm({ textAlign: 'start' })),
  end: layered(inTableForm({ textAlign: 'end' })),
});

const left = { flex: '1 1 0' };
const right = { flex: 'none', maxWidth: '100%', textAlign: 'end' } as const;

/** A name so long that it needs more lines is read and opened whole, but drawn short: cards stay low. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // Room for the underline of the last line.
  paddingBlockEnd: '0.15em',
  marginBlockEnd: '-0.15em',
} as const;

const title = {
  ...left,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
};

const titleInTable = { fontWeight: vars.weight.medium, lineHeight: 'inherit' };

const small = {
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
  ...inTableForm({ color: 'inherit', fontSize: 'inherit', lineHeight: 'inherit' }),
} as const;

export const place = styleVariants({
  title: layered({
    ...title,
    ...twoLines,
    ...inTableForm({ ...titleInTable, display: 'table-cell', overflow: 'visible' }),
  }),
  link: layered({ ...title, ...inTableForm(titleInTable) }),
  value: layered({
    ...right,
    order: 1,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    ...inTableForm({ fontWeight: vars.weight.regular, lineHeight: 'inherit' }),
  }),
  detail: layered({ order: 3, ...small }),
  state: layered({
    ...right,
    order: 4,
    marginInlineStart: 'auto',
    ...small,
  }),
  line: layered({
    order: 5,
    flex: 'none',
    width: '100%',
    ...inTableForm({ width: 'auto' }),
  }),
});

/** A label exists only while the rows are cards, and is silent: the column's header is read there too. */
globalStyle(`${cell}[data-label]:not(:empty)::before`, {
  '@layer': {
    [componentsLayer]: inCardForm({
      content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
      color: vars.color.inkSoft,
      fontWeight: vars.weight.regular,
    }),
  },
});

/** The press of a card is the press of its link, which lies over the whole card. */
for (const action of ['a', 'button']) {
  globalStyle(`${row} > ${place.link} ${action}::after`, {
    '@layer': {
      [componentsLayer]: inCardForm({
        content: '""',
        position: 'absolute',
        inset: 0,
        transform: 'none',
      }),
    },
  });
}

/** In a row of the table the padding of the link makes it as high as a target; the line keeps its height. */
globalStyle(`${row} > ${place.link} > a`, {
  '@layer': {
    [componentsLayer]: inTableForm({
      paddingBlock: `calc((${vars.size.target} - ${underline.textHeight}) / 2)`,
    }),
  },
});

/** A part such as a `FileLink` has a target of its own height: in a card the whole card is its target. */
globalStyle(`${row} > ${place.link} > div`, {
  '@layer': {
    [componentsLayer]: {
      position: 'static',
      marginBlock: `calc((${firstLine} - ${vars.size.target}) / 2)`,
      ...inTableForm({ position: 'relative', marginBlock: 0 }),
    },
  },
});

for (const action of ['a', 'button']) {
  globalStyle(`${row} > ${place.link} > div ${action}`, {
    '@layer': {
      [componentsLayer]: {
        ...twoLines,
        ...inTableForm({ display: 'inline', overflow: 'visible' }),
      },
    },
  });
}

/** Keeps the place of a value, as high as a line of text, so that rows keep their height when they load. */
export const placeholder = style(
  layered({
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
