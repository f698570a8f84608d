import { style, styleVariants } from '@vanilla-extract/css';

import { fittedAmounts } from '../../private/fittedAmounts.ts';
import { hyphenated } from '../../private/hyphenated.ts';
import { layered, type LayeredRule } from '../../private/layered.ts';
import { visuallyHidden } from '../../private/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { amountFit, below, from, narrowEdge, smallest, titleFit } from '../../theme/tokens.ts';

/** Where the text is large in a narrow window, the title needs the room of the icon. */
const tooNarrow = '(max-width: 11rem)';

export const linkCard = style(
  layered({
    containerType: 'inline-size',
    position: 'relative',
    height: '100%',
    minWidth: 0,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.large,
  }),
);

const row: LayeredRule = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"icon content badge foot" ". action action action"',
  alignItems: 'center',
  paddingBlock: vars.space.x8,
  paddingInline: `min(${vars.space.x16}, ${narrowEdge})`,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"icon badge" "content content" "foot foot"',
      rowGap: vars.space.x16,
      alignItems: 'start',
      padding: vars.space.x20,
    },
    [from('lg')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"icon content badge" ". foot foot"',
      padding: vars.space.x24,
    },
  },
};

export const tone = styleVariants({
  plain: layered({ ...row, borderColor: vars.color.line, background: vars.color.surface }),
  brand: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x12,
    padding: `min(${vars.space.x16}, ${narrowEdge})`,
    background: vars.color.brand,
    color: vars.color.onBrand,
    '@media': {
      [from('md')]: {
        columnGap: vars.space.x24,
        paddingBlock: vars.space.x24,
        paddingInline: vars.space.x20,
      },
      [from('lg')]: { padding: `calc(${vars.space.x24} + ${vars.space.x4})` },
      // Printers drop backgrounds.
      print: { borderColor: vars.color.line },
    },
  }),
  warning: layered({
    ...row,
    borderColor: vars.color.warningRule,
    background: vars.color.warningTint,
  }),
});

export const clickable = styleVariants({
  plain: layered({ ':hover': { borderColor: vars.color.brandText } }),
  brand: layered({ ':hover': { background: vars.color.brandHover } }),
});

const tile: LayeredRule = {
  gridArea: 'icon',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.space.x40,
  height: vars.space.x40,
  marginInlineEnd: vars.space.x12,
  borderRadius: vars.radius.medium,
  '@container': { [tooNarrow]: { display: 'none' } },
  '@media': {
    // The title needs the room.
    [smallest]: { display: 'none' },
    [from('md')]: {
      width: `calc(${vars.space.x48} + ${vars.space.x4})`,
      height: `calc(${vars.space.x48} + ${vars.space.x4})`,
    },
  },
};

export const icon = styleVariants({
  plain: layered({ ...tile, background: vars.color.brandTint, color: vars.color.brandText }),
  /** The amount needs its room on narrow screens. */
  brand: layered({
    ...tile,
    display: 'none',
    width: vars.space.x64,
    height: vars.space.x64,
    marginInlineEnd: 0,
    borderRadius: vars.radius.large,
    background: vars.color.brandOverlay,
    color: vars.color.onBrand,
    '@media': { [from('lg')]: { display: 'grid' } },
  }),
  warning: layered({ ...tile, background: vars.color.surface, color: vars.color.warning }),
});

export const badge = style(layered({ gridArea: 'badge', marginInlineStart: vars.space.x12 }));

const words = style(
  layered({
    gridArea: 'content',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    '@media': { [from('md')]: { gap: vars.space.x4 } },
  }),
);

export const content = styleVariants({
  plain: [words],
  /** On narrow screens the link stands beside the amount, below the title. Elsewhere the words wrap before the link does. */
  brand: layered({
    display: 'contents',
    '@media': {
      [from('md')]: {
        flex: ['1 1 auto', '1 1 min-content'],
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.x16,
        minWidth: 0,
      },
    },
  }),
  warning: [words],
});

const heading = style(
  layered({
    fontSize: `min(${vars.text.body}, ${titleFit})`,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    '@media': {
      [from('md')]: { fontSize: vars.text.lead },
      [from('xl')]: { fontSize: vars.text.h2 },
    },
    ...hyphenated,
  }),
);

export const title = styleVariants({
  plain: [heading],
  brand: [heading, layered({ width: '100%' })],
  /** The title labels the amount below it. */
  withAmount: [
    heading,
    layered({
      width: '100%',
      color: vars.color.onBrandSoft,
      fontWeight: vars.weight.medium,
      '@media': { [from('xl')]: { fontSize: vars.text.lead } },
    }),
  ],
  warning: [heading],
});

const line = style(
  layered({
    fontSize: vars.text.small,
    '@media': { [from('md')]: { fontSize: vars.text.body } },
  }),
);

export const description = styleVariants({
  plain: [line, layered({ color: vars.color.inkSoft })],
  brand: [line, layered({ order: 1, width: '100%', color: vars.color.onBrandSoft })],
  warning: [line, layered({ color: vars.color.ink })],
});

export const amountSize = fittedAmounts(amountFit.card, (most) => ({
  fontSize: `min(calc(${vars.text.amount} + ${vars.space.x4}), ${most})`,
  // The cards end in the first window of a phone.
  lineHeight: 1,
  '@media': {
    [from('sm')]: {
      fontSize: `min(${vars.text.amountMedium}, ${most})`,
      lineHeight: vars.lineHeight.tight,
    },
  },
}));

export const pill = style(
  layered({
    maxWidth: '100%',
    paddingBlock: vars.space.x4,
    paddingInline: vars.space.x12,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);

/** Pressing anywhere on the card follows its one link, which says where it leads and shows the focus ring. */
export const link = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x8,
    minWidth: 0,
    maxWidth: '100%',
    minHeight: vars.space.x24,
    color: vars.color.brandText,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.large,
    },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible::after': {
        outline: `${vars.focus.width} solid ${vars.focus.inner}`,
        boxShadow: `0 0 0 calc(${vars.focus.width} * 2) ${vars.focus.outer}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:focus-visible::after': { outlineColor: 'CanvasText' } },
      },
    },
  }),
);

export const linkOnBrand = style(layered({ color: vars.color.onBrand }));

/** In a row of a phone, and there beside a pill, the arrow says enough to whoever sees it. */
export const heardLabel = style(layered({ '@media': { [below('md')]: visuallyHidden } }));

export const foot = styleVariants({
  plain: layered({
    gridArea: 'foot',
    display: 'flex',
    minWidth: 0,
    marginInlineStart: vars.space.x12,
    '@media': { [from('md')]: { marginInlineStart: 0 } },
  }),
  brand: layered({
    flex: 'none',
    display: 'flex',
    maxWidth: '100%',
    marginInlineStart: 'auto',
  }),
  /** What the user can do instead. In a row it stands beside the title, above the reason, unless the text is large. */
  action: layered({
    gridArea: 'action',
    width: '100%',
    minWidth: 0,
    '@media': {
      [from('md')]: { gridArea: 'foot', width: 'auto' },
      [below('md')]: {
        '@container': {
          '(min-width: 15rem)': {
            gridArea: '1 / 2 / auto / -1',
            placeSelf: 'start end',
            width: 'auto',
            lineHeight: vars.lineHeight.snug,
          },
        },
      },
    },
  }),
});
