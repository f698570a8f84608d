import { style, styleVariants } from '@vanilla-extract/css';

import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, narrowEdge } from '../../theme/tokens.ts';

/** A folded card's title begins where that of a `Card` does. */
export const root = styleVariants({
  card: layered({
    paddingInline: `min(${vars.space.x20}, ${narrowEdge})`,
    '@media': { [from('md')]: { paddingInline: `calc(${vars.space.x24} + ${vars.space.x4})` } },
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    breakInside: 'avoid',
  }),
  plain: layered({ borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` }),
});

export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x16,
    paddingBlock: vars.space.x16,
    fontWeight: vars.weight.medium,
  }),
);

export const heading = style(
  layered({
    minWidth: 0,
    font: 'inherit',
    fontWeight: vars.weight.medium,
    ...hyphenated,
    overflowWrap: 'anywhere',
  }),
);

/** Title and text below one another, beside the chevron. No element around both: a summary holds a heading itself. */
export const summaryWithText = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space.x4} ${vars.space.x16}`,
    paddingBlock: vars.space.x16,
  }),
);

export const besideText = style(layered({ gridColumn: 2, gridRow: '1 / span 2' }));

/** Among other cards, the title is as large as theirs. */
export const large = style(layered({ fontSize: vars.text.h3, fontWeight: vars.weight.bold }));

export const text = style(
  layered({
    gridRow: 2,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    overflowWrap: 'anywhere',
  }),
);

export const content = style(
  layered({ minWidth: 0, paddingBlockEnd: vars.space.x20, overflowWrap: 'anywhere' }),
);
