import { style, styleVariants } from '@vanilla-extract/css';

import { onSeveralLines } from '../../private/amount.css.ts';
import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { amountFit, from, narrowEdge, titleFit } from '../../theme/tokens.ts';

export const linkCard = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x16,
    height: '100%',
    minWidth: 0,
    padding: `min(${vars.space.x20}, ${narrowEdge})`,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.large,
    '@media': { [from('lg')]: { padding: `calc(${vars.space.x24} + ${vars.space.x4})` } },
  }),
);

export const tone = styleVariants({
  plain: layered({ borderColor: vars.color.line, background: vars.color.surface }),
  brand: layered({
    background: vars.color.brand,
    color: vars.color.onBrand,
    '@media': {
      [from('md')]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: `calc(${vars.space.x24} + ${vars.space.x4})`,
        padding: vars.space.x32,
      },
      [from('lg')]: { alignItems: 'center', padding: `calc(${vars.space.x32} + ${vars.space.x4})` },
      // Printers drop backgrounds.
      print: { borderColor: vars.color.line },
    },
  }),
  warning: layered({ borderColor: vars.color.warningRule, background: vars.color.warningTint }),
});

export const clickable = styleVariants({
  plain: layered({ ':hover': { borderColor: vars.color.brandText } }),
  brand: layered({ ':hover': { background: vars.color.brandHover } }),
});

export const top = style(
  layered({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between' }),
);

/** Between a phone and a computer the amount needs the room of the icon. */
export const topBrand = style(
  layered({ '@media': { [from('md')]: { display: 'none' }, [from('lg')]: { display: 'flex' } } }),
);

const tile = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.space.x48} + ${vars.space.x4})`,
  height: `calc(${vars.space.x48} + ${vars.space.x4})`,
  borderRadius: vars.radius.medium,
} as const;

export const icon = styleVariants({
  plain: layered({ ...tile, background: vars.color.brandTint, color: vars.color.brandText }),
  brand: layered({
    ...tile,
    width: vars.space.x64,
    height: vars.space.x64,
    borderRadius: vars.radius.large,
    background: vars.color.brandOverlay,
    color: vars.color.onBrand,
  }),
  warning: layered({ ...tile, background: vars.color.surface, color: vars.color.warning }),
});

export const content = style(
  layered({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x4,
    minWidth: 0,
  }),
);

/** The words wrap before the link moves below them. The amount gets its own line last. */
export const contentBrand = style(
  layered({
    '@media': {
      [from('md')]: {
        flex: ['1 1 auto', '1 1 min-content'],
        flexFlow: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.x16,
      },
      [from('lg')]: { flexFlow: 'column', alignItems: 'flex-start' },
    },
  }),
);

/** The pill follows on the line of the amount, which the title does not share. */
export const titleBrand = style(
  layered({ '@media': { [from('md')]: { width: '100%' }, [from('lg')]: { width: 'auto' } } }),
);

const heading = {
  fontSize: `min(${vars.text.h2}, ${titleFit})`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
  maxWidth: '100%',
  overflowWrap: 'break-word',
  ...hyphenated,
} as const;

export const title = styleVariants({
  plain: layered(heading),
  brand: layered(heading),
  /** The title labels the amount below it. */
  brandWithAmount: layered({
    ...heading,
    color: vars.color.onBrandSoft,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.medium,
  }),
  warning: layered(heading),
});

export const description = styleVariants({
  plain: layered({ color: vars.color.inkSoft }),
  brand: layered({ color: vars.color.onBrandSoft }),
  warning: layered({ color: vars.color.ink }),
});

function fittedAmount(most: string) {
  return {
    fontSize: `min(${vars.text.amount}, ${most})`,
    '@media': { [from('sm')]: { fontSize: `min(${vars.text.amountMedium}, ${most})` } },
  };
}

export const amountSize = styleVariants({
  short: layered(fittedAmount(amountFit.card.short)),
  long: layered(fittedAmount(amountFit.card.long)),
  endless: layered({
    maxWidth: '100%',
    ...onSeveralLines,
    ...fittedAmount(amountFit.card.long),
  }),
});

export const pill = style(
  layered({
    maxWidth: '100%',
    marginBlockStart: vars.space.x8,
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

export const foot = style(layered({ minWidth: 0, marginBlockStart: 'auto' }));

export const footBrand = style(
  layered({
    '@media': {
      [from('md')]: { flex: 'none' },
      [from('lg')]: { marginBlock: 'auto' },
    },
  }),
);
