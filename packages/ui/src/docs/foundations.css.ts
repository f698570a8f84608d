import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../private/layered.ts';
import { vars } from '../theme/contract.css.ts';
import { below } from '../theme/tokens.ts';

/** These pages show colours, so forced colours must not change them. */
const shown = { forcedColorAdjust: 'none' } as const;

export const page = style(layered({ maxWidth: vars.size.container, marginInline: 'auto' }));

export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: vars.space.x16,
    listStyle: 'none',
  }),
);

export const tile = style(
  layered({
    minWidth: 0,
    overflow: 'hidden',
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  }),
);

export const tileWords = style(
  layered({ display: 'grid', gap: vars.space.x4, padding: vars.space.x16 }),
);

export const swatch = style(
  layered({
    ...shown,
    height: vars.space.x88,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  }),
);

export const ground = styleVariants(vars.color, (color) => layered({ background: color }));

export const ink = styleVariants(vars.color, (color) => layered({ color }));

/** A sample of a mark on its background, as thick as the border of a notice. */
export const markSample = style(
  layered({
    ...shown,
    padding: vars.space.x16,
    '::before': {
      content: '""',
      display: 'block',
      borderBlockStart: `${vars.border.rule} solid currentColor`,
    },
  }),
);

/** Names of custom properties are long words, which must not widen the page. */
export const code = style(
  layered({
    fontFamily: 'ui-monospace, monospace',
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
);

export const codeBlock = style(
  layered({
    margin: 0,
    padding: vars.space.x16,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    fontFamily: 'ui-monospace, monospace',
    fontSize: vars.text.small,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

export const pairs = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    gap: vars.space.x12,
    listStyle: 'none',
  }),
);

export const pair = style(
  layered({
    ...shown,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x12,
    minHeight: vars.space.x64,
    padding: vars.space.x12,
    // Colours close to the page's background need an edge to be visible.
    boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
);

export const ratio = style(
  layered({ fontWeight: vars.weight.bold, fontVariantNumeric: vars.font.numeric }),
);

export const rows = style(layered({ display: 'grid', listStyle: 'none' }));

/** The name and value of a token, next to its preview. */
export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'center',
    gap: `${vars.space.x8} ${vars.space.x24}`,
    paddingBlock: vars.space.x16,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const sample = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));

export const textSize = styleVariants(vars.text, (fontSize) => layered({ fontSize }));

export const headingLook = style(
  layered({ fontWeight: vars.weight.bold, lineHeight: vars.lineHeight.snug }),
);

export const amountLook = style(
  layered({
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.letterSpacing.amount,
    lineHeight: vars.lineHeight.tight,
  }),
);

export const weight = styleVariants(vars.weight, (fontWeight) => layered({ fontWeight }));

export const lineHeight = styleVariants(vars.lineHeight, (value) => layered({ lineHeight: value }));

export const tabular = style(layered({ fontVariantNumeric: vars.font.numeric }));

/** A bar or a box with the size of the token. It has a border too, which forced colours keep. */
const drawn = {
  maxWidth: '100%',
  border: `${vars.border.thick} solid ${vars.color.brandText}`,
  background: vars.color.brandTint,
} as const;

export const spaceBar = styleVariants(vars.space, (width) =>
  layered({ ...drawn, width, height: vars.space.x24 }),
);

export const sizeBar = styleVariants(vars.size, (width) =>
  layered({ ...drawn, width, height: vars.space.x24 }),
);

export const radiusBox = styleVariants(vars.radius, (borderRadius) =>
  layered({ ...drawn, borderRadius, width: vars.space.x88, height: vars.space.x48 }),
);

export const borderLine = styleVariants(vars.border, (width) =>
  layered({ borderBlockStart: `${width} solid ${vars.color.brandText}` }),
);

export const shadowBox = styleVariants(vars.shadow, (boxShadow) =>
  layered({
    boxShadow,
    width: '12rem',
    maxWidth: '100%',
    height: vars.space.x64,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  }),
);

export const track = style(
  layered({
    height: vars.space.x48,
    padding: vars.space.x4,
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
  }),
);

/** Moves along its track according to `data-state`, with the duration of its token. */
export const mover = styleVariants(vars.motion, (duration) =>
  layered({
    width: `calc(${vars.space.x40} - 2 * ${vars.border.thin})`,
    height: '100%',
    border: `${vars.border.thick} solid ${vars.color.brandText}`,
    borderRadius: vars.radius.pill,
    background: vars.color.brand,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { transition: `margin ${duration} ease-out` },
    },
    selectors: {
      '[data-state="end"] > &': {
        marginInlineStart: `calc(100% - ${vars.space.x40} + 2 * ${vars.border.thin})`,
      },
    },
  }),
);

export const icons = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: vars.space.x12,
    listStyle: 'none',
  }),
);

export const iconTile = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x16,
    padding: vars.space.x16,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  }),
);
