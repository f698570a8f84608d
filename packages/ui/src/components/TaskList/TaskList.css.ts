import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from, narrowEdge, smallest, underline } from '../../theme/tokens.ts';

/** Where the text is large in a narrow window, the words need the room of the tile. */
const tooNarrow = '(max-width: 13rem)';

const card = style(
  layered({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: `min(${vars.space.x16}, ${narrowEdge})`,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    '@media': {
      [from('md')]: { paddingInline: vars.space.x20 },
      [from('lg')]: {
        paddingBlock: vars.space.x20,
        paddingInline: `calc(${vars.space.x24} + ${vars.space.x4})`,
      },
      print: { boxShadow: 'none' },
    },
  }),
);

/** The edge is a border, so that forced colours and print keep it. */
const edge = (color: string) => `${vars.border.rule} solid ${color}`;

export const list = style([card, layered({ borderTop: edge(vars.color.accent) })]);

export const done = style([
  card,
  layered({
    borderTop: edge(vars.color.positive),
    flexDirection: 'row',
    alignItems: 'center',
    gap: vars.space.x12,
  }),
]);

export const tasks = style(layered({ listStyle: 'none', minWidth: 0 }));

export const task = style(
  layered({
    paddingBlock: vars.space.x16,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.x12,
    rowGap: vars.space.x8,
    alignItems: 'start',
    minWidth: 0,
    breakInside: 'avoid',
    selectors: {
      '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.line}` },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@media': {
      [from('md')]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: vars.space.x16,
        alignItems: 'center',
      },
    },
    '@container': { [tooNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

const tileBase = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.space.x40,
  height: vars.space.x40,
  borderRadius: vars.radius.medium,
  '@container': { [tooNarrow]: { display: 'none' } },
} as const;

export const tile = styleVariants({
  first: layered({ ...tileBase, background: vars.color.accent, color: vars.color.onAccent }),
  later: layered({ ...tileBase, background: vars.color.brandTint, color: vars.color.brandText }),
  critical: layered({
    ...tileBase,
    background: vars.color.criticalTint,
    color: vars.color.critical,
  }),
  done: layered({ ...tileBase, background: vars.color.positiveTint, color: vars.color.positive }),
});

/** A title alone stands beside the middle of its tile. */
export const words = style(layered({ alignSelf: 'center', minWidth: 0 }));

export const title = style(
  layered({
    fontSize: vars.text.lead,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    textWrap: 'balance',
    overflowWrap: 'break-word',
  }),
);

export const text = style(
  layered({
    maxInlineSize: vars.size.measure,
    marginBlockStart: vars.space.x4,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    overflowWrap: 'break-word',
  }),
);

export const primary = style(layered({ display: 'flex', maxWidth: '100%' }));

export const actions = style(
  layered({
    gridColumn: '-2',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x4,
    minWidth: 0,
    '@media': {
      [from('md')]: { gridColumn: '3', alignItems: 'flex-end' },
      // A button's words are one line with the room below the tile.
      [smallest]: { selectors: { [`&:has(${primary})`]: { gridColumn: '1 / -1' } } },
      print: { display: 'none' },
    },
  }),
);

/** Beside the tile of a phone, the button's words keep to one line. */
globalStyle(`${primary} > a`, {
  '@layer': { [componentsLayer]: { paddingInline: `min(${vars.space.x20}, 5vw)` } },
});

export const link = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x12,
    minHeight: vars.size.target,
    maxWidth: '100%',
    borderRadius: vars.radius.small,
    color: vars.color.brandText,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    ':hover': { color: vars.color.brandTextHover },
    '@media': {
      // The target is higher than its words, which stand close to what they belong to.
      [below('md')]: {
        ':first-child': { marginBlockStart: `calc(-1 * ${vars.space.x12})` },
        ':last-child': { marginBlockEnd: `calc(-1 * ${vars.space.x8})` },
      },
    },
  }),
);

export const linkWords = style(
  layered({
    minWidth: 0,
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
    textDecorationThickness: underline.thickness,
    textUnderlineOffset: underline.offset,
    selectors: { [`${link}:hover &`]: { textDecorationThickness: underline.thicknessHover } },
  }),
);

/** As high while it loads as when it is filled, so that nothing below it moves. */
export const late = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    minHeight: `calc(${vars.space.x64} + ${vars.space.x8})`,
    selectors: {
      [`${tasks} + &`]: {
        marginBlockStart: vars.space.x16,
        borderTop: `${vars.border.thin} solid ${vars.color.line}`,
      },
      '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space.x12})` },
    },
  }),
);

export const foot = style(
  layered({
    marginBlockStart: vars.space.x12,
    selectors: {
      [`${tasks} + &, ${late} + &`]: {
        marginBlockStart: vars.space.x16,
        paddingBlockStart: vars.space.x12,
        borderTop: `${vars.border.thin} solid ${vars.color.line}`,
      },
    },
  }),
);
