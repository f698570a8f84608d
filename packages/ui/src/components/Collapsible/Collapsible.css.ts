import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = styleVariants({
  card: layered({
    paddingInline: vars.space.x24,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
  plain: layered({ borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` }),
});

export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x16,
    minHeight: vars.size.target,
    paddingBlock: vars.space.x16,
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    listStyle: 'none',
    cursor: 'pointer',
    // Safari draws its triangle by this pseudo element alone.
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    ':hover': { color: vars.color.brandText },
  }),
);

export const heading = style(
  layered({
    minWidth: 0,
    font: 'inherit',
    fontWeight: vars.weight.medium,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  }),
);

export const icon = style(
  layered({
    display: 'flex',
    flex: 'none',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

export const content = style(
  layered({ minWidth: 0, paddingBlockEnd: vars.space.x20, overflowWrap: 'anywhere' }),
);
