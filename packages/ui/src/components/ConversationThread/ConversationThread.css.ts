import { style } from '@vanilla-extract/css';

import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, from, narrowEdge } from '../../theme/tokens.ts';

/** In a narrow window the same as the window's gutter, so that an open conversation stands on the page's edge. */
export const headerEdge = `min(${vars.space.x20}, ${narrowEdge})`;
/** The same in a wide window. */
export const edge = `min(${vars.space.x24}, ${narrowEdge})`;

export const thread = style(
  layered({
    // Unlike `hidden` it lets the heading stay in view.
    overflow: 'clip',
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
);

/** On a phone the open conversation has all of the window's width. */
export const openThread = style(
  layered({
    '@media': {
      [below('md')]: {
        marginInline: `calc(-1 * ${vars.size.gutter})`,
        borderInline: 'none',
        borderRadius: 0,
      },
    },
  }),
);

export const header = style(
  layered({
    containerType: 'inline-size',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: `min(${vars.space.x12}, ${narrowEdge} / 3)`,
    paddingBlock: vars.space.x12,
    paddingInline: headerEdge,
    background: vars.color.surface,
    '@media': { [from('md')]: { paddingInline: edge } },
    ':hover': { background: vars.color.brandTint },
  }),
);

/** The heading of an open conversation stays in view, below the page's notices, but not in a low window. */
export const openHeader = style(
  layered({
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': {
      'screen and (min-height: 30em)': { position: 'sticky', top: 0, zIndex: 1 },
    },
  }),
);

/** Repeats the status word as a colour. The word carries the meaning. */
export const dot = style(
  layered({
    flex: 'none',
    width: vars.space.x8,
    height: vars.space.x8,
    borderRadius: '50%',
    background: vars.color.critical,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

const tooNarrow = '(max-width: 16rem)';

/** In a narrow window three lines, from `md` two. Where it is narrower still or the text is large, only the word for unread and the time share a line. */
export const words = style(
  layered({
    display: 'grid',
    flex: '1 1 auto',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    alignItems: 'baseline',
    columnGap: vars.space.x8,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@container': { [tooNarrow]: { display: 'flex', flexWrap: 'wrap' } },
    '@media': {
      [from('md')]: { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto auto' },
    },
  }),
);

/** The subject above its number and count. */
export const openWords = style(
  layered({
    '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' } },
  }),
);

export const heading = style(
  layered({
    gridArea: '1 / 1',
    flexBasis: '100%',
    fontSize: vars.text.body,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    ...hyphenated,
    overflowWrap: 'break-word',
  }),
);

/** Pressing anywhere in the header toggles it, except on the number, whose text can be selected. */
export const toggle = style(
  layered({
    maxWidth: '100%',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  }),
);

const small = { color: vars.color.inkSoft, fontSize: vars.text.small };

export const facts = style(
  layered({
    ...small,
    gridArea: '2 / 1',
    flexBasis: '100%',
    '@media': {
      [from('md')]: {
        gridArea: '1 / 2',
        selectors: { [`${openWords} > &`]: { gridArea: '2 / 1' } },
      },
    },
  }),
);

/** The dot is visual only. */
export const separated = style(
  layered({ '::before': { content: '" · " / ""', whiteSpace: 'pre-wrap' } }),
);

/** Must come after the button in the document, so that it is drawn above the button's pressable area. */
export const number = style(layered({ position: 'relative', userSelect: 'text', cursor: 'text' }));

export const time = style(
  layered({
    ...small,
    gridArea: '1 / 2',
    justifySelf: 'end',
    textAlign: 'end',
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { [from('md')]: { gridArea: '1 / 4' } },
  }),
);

/** Nothing to be alarmed about. */
export const draft = style(layered({ color: vars.color.ink }));

export const marks = style(
  layered({
    display: 'flex',
    gridArea: '2 / 2',
    alignItems: 'center',
    justifySelf: 'end',
    gap: vars.space.x8,
    color: vars.color.critical,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    textAlign: 'end',
    '@media': {
      [from('md')]: {
        gridArea: '1 / 3',
        selectors: { [`${openWords} > &`]: { gridArea: '1 / 2' } },
      },
    },
  }),
);

/** As many lines as there is room for; the rest is in the message. */
export const preview = style(
  layered({
    ...small,
    display: '-webkit-box',
    gridColumn: '1 / -1',
    gridRow: '3',
    flexBasis: '100%',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    // The sender has a line of its own.
    '@container': { [tooNarrow]: { WebkitLineClamp: 2 } },
    '@media': { [from('md')]: { gridRow: '2' } },
    selectors: { '&:has(+ *)': { '@media': { [from('md')]: { gridColumn: '1 / 4' } } } },
  }),
);

export const unreadPreview = style(
  layered({
    color: vars.color.ink,
    fontWeight: vars.weight.bold,
    '@media': { [below('md')]: { WebkitLineClamp: 2 } },
  }),
);

export const sender = style(
  layered({
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    selectors: { [`${unreadPreview} > &`]: { fontWeight: 'inherit' } },
    '@container': { [tooNarrow]: { display: 'block' } },
  }),
);

export const filesMark = style(
  layered({
    ...small,
    display: 'flex',
    gridArea: '2 / 2',
    alignItems: 'center',
    justifySelf: 'end',
    gap: vars.space.x4,
    '@media': {
      [from('md')]: { gridArea: '2 / 4' },
      // The word for unread has that place.
      [below('md')]: { selectors: { [`${marks} ~ &`]: { gridArea: '4 / 1 / auto / -1' } } },
    },
  }),
);

export const chevron = style(
  layered({ display: 'flex', flex: 'none', '@media': { print: { display: 'none' } } }),
);

export const chevronUp = style(layered({ transform: 'rotate(180deg)' }));

export const content = style(
  layered({
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
