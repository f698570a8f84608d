import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { underline } from '../../theme/tokens.ts';
import { inCardForm } from './cardForm.ts';

/** The height of the first line of a card. */
export const firstLine = `calc(1em * ${vars.lineHeight.snug})`;

/** How high a row is whose two lines fit. */
const rowHeight = { card: '5.375rem', inOneCard: '4.875rem' };

const cardFrame = {
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
};

/** The rows of a table in the card form: cards of their own where each leads on, else one card for all of them. */
export const rows = styleVariants({ cards: {}, oneCard: {} });

inCardForm(rows.cards, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
});

inCardForm(rows.oneCard, { display: 'block', ...cardFrame });

export const row = style(layered({ breakInside: 'avoid' }));

/** Two lines. In each the left part takes the free room; the right part goes below it where they do not fit. */
inCardForm(row, {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'space-evenly',
  columnGap: `min(${vars.space.x12}, 3vw)`,
  minWidth: 0,
  paddingBlock: vars.space.x12,
  paddingInline: `min(${vars.space.x16}, 4vw)`,
});

inCardForm(`${rows.cards} > ${row}`, { minHeight: rowHeight.card, ...cardFrame });

inCardForm(`${rows.oneCard} > ${row}`, { minHeight: rowHeight.inOneCard });

inCardForm(`${rows.oneCard} > ${row} + ${row}`, {
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

/** Ends the first line of a card. */
inCardForm(`${row}::after`, {
  content: '""',
  order: 2,
  flex: 'none',
  width: '100%',
  height: vars.space.x8,
});

export const cell = style(
  layered({
    paddingBlock: vars.space.x12,
    paddingInline: vars.space.x8,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    verticalAlign: 'middle',
    fontWeight: vars.weight.regular,
    ':first-child': { paddingInlineStart: vars.space.x16 },
    ':last-child': { paddingInlineEnd: vars.space.x16 },
  }),
);

inCardForm(`${row} > ${cell}`, { minWidth: 0, padding: 0, border: 'none', textAlign: 'start' });

/** An amount is never wrapped. */
export const number = style(layered({ whiteSpace: 'nowrap' }));

export const align = styleVariants({
  start: layered({ textAlign: 'start' }),
  end: layered({ textAlign: 'end' }),
});

const title = layered({ fontWeight: vars.weight.medium });

/** Where the value stands in a card. */
export const place = styleVariants({
  title,
  link: title,
  value: {},
  detail: {},
  state: {},
  line: {},
});

/** Never narrower than its longest word, and a word is broken only if it is wider than the card. */
const left = {
  flex: '1 1 6em',
  minWidth: 'auto',
  maxWidth: '100%',
  overflowWrap: 'break-word',
} as const;
const strong = { fontWeight: vars.weight.bold, lineHeight: vars.lineHeight.snug };
const small = {
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
};

inCardForm(`${row} > :is(${place.title},${place.link})`, { ...left, ...strong });
inCardForm(`${row} > ${place.value}`, {
  ...strong,
  order: 1,
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
inCardForm(`${row} > ${place.detail}`, { ...small, order: 3 });
/** At the end also of a line of its own, so that it has one place in all cards. */
inCardForm(`${row} > ${place.state}`, { ...small, order: 4, marginInlineStart: 'auto' });
/** Takes no gap, and stays in the accessibility tree. */
inCardForm(`${row} > ${cell}:empty`, { position: 'absolute' });

inCardForm(`${row} > ${place.line}`, { order: 5, flex: 'none', width: '100%' });

/** A label exists only while the rows are cards, and is silent: the column's header is read there too. */
inCardForm(`${cell}[data-label]:not(:empty)::before`, {
  content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
  color: vars.color.inkSoft,
  fontWeight: vars.weight.regular,
});

/** In a row of the table the padding of the link makes it as high as a target; the line keeps its height. */
globalStyle(`${row} > :is(${place.link},${place.detail}) > a`, {
  '@layer': {
    [componentsLayer]: {
      paddingBlock: `calc((${vars.size.target} - ${underline.textHeight}) / 2)`,
    },
  },
});

inCardForm(`${row} > ${place.link} > a`, { paddingBlock: 0 });

/** A part such as a `FileLink` is as high as a target by itself: it takes the padding of the cell. */
globalStyle(
  `${row} > ${place.link} > [data-state]`,
  layered({ display: 'flex', marginBlock: `calc(-1 * ${vars.space.x12})` }),
);

/** The press of a card is the press of its link, which lies over the whole card. */
inCardForm(`${row} > ${place.link} :is(a,button)::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  transform: 'none',
});

/** Another link of a card lies above the press of the card. */
inCardForm(`${row} > ${place.detail} > a`, { position: 'relative' });

/** In a card the whole card is its target. */
inCardForm(`${row} > ${place.link} > [data-state]`, {
  position: 'static',
  marginBlock: `calc((${firstLine} - ${vars.size.target}) / 2)`,
});

/** Keeps the place of a value, as high as a line of text, so that rows keep their height when they load. */
export const placeholder = style(
  layered({
    maxWidth: '100%',
    height: '1lh',
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.small,
    background: vars.color.neutralTint,
    backgroundClip: 'content-box',
    paddingBlock: vars.space.x4,
  }),
);

inCardForm(placeholder, { width: '6rem' });

/** The words take the row's place, so that nothing moves. WebKit places nothing by a row, so they stand in its first cell. */
export const wordsRow = style({});

globalStyle(`${wordsRow} ${placeholder}`, layered({ visibility: 'hidden' }));

globalStyle(`${wordsRow} > td:first-child`, layered({ position: 'relative' }));

inCardForm(`${wordsRow} > td:first-child`, { position: 'static' });

export const words = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    color: vars.color.ink,
    fontSize: vars.text.body,
    fontWeight: vars.weight.regular,
    lineHeight: vars.lineHeight.body,
    paddingInline: `min(${vars.space.x16}, 4vw)`,
  }),
);

inCardForm(words, { insetInlineEnd: 0, whiteSpace: 'normal' });
