import { globalStyle, style } from '@vanilla-extract/css';

import { amount } from '../../private/amount.css.ts';
import { fittedAmounts } from '../../private/fittedAmounts.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { amountFit, below, from } from '../../theme/tokens.ts';

/** The amount is sized relative to the card, not to the window: in a wide window the card is in a narrow column. */
export const content = style(
  layered({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x16,
    minWidth: 0,
  }),
);

export const top = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 }),
);

export { amount };

export const amountSize = fittedAmounts(amountFit.column, (most) => ({
  fontSize: `min(${vars.text.amount}, ${most})`,
}));

/** A sum of several payments is larger, and side by side with its day where both fit. */
export const sumWithDue = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.x16,
    minWidth: 0,
    vars: { [vars.text.amount]: vars.space.x40 },
    '@media': { [from('md')]: { vars: { [vars.text.amount]: vars.text.amountMedium } } },
  }),
);

export const titleLine = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x8,
  }),
);

export const due = style(layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }));

/** Takes no room while what it is given draws nothing. */
export const note = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x8,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
    ':empty': { display: 'none' },
  }),
);

/** Its title has space of its own, in addition to the card's. */
export const fold = style(layered({ marginBlockEnd: `calc(-1 * ${vars.space.x12})` }));

export const payIcon = style(
  layered({
    display: 'inline-flex',
    marginInlineEnd: vars.space.x8,
    verticalAlign: 'text-bottom',
  }),
);

export const numbers = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x24, minWidth: 0 }),
);

/** One payment. Its code is next to its numbers if there is room, and on the same printed page. */
export const payment = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    alignItems: 'start',
    gap: `${vars.space.x16} ${vars.space.x32}`,
    minWidth: 0,
    breakInside: 'avoid',
  }),
);

/** So many payments need a page of their own, and the page before would be empty. */
globalStyle(`section:has(> ${content} ${payment}:nth-child(4))`, {
  '@layer': { [componentsLayer]: { breakInside: 'auto' } },
});

/** The text wraps below the code if the card is too narrow for both. */
export const code = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x16,
    minWidth: 0,
    breakInside: 'avoid',
    // Room for the ring of the button above while it has focus.
    '@media': { [below('md')]: { marginBlockStart: vars.space.x12 } },
    selectors: {
      '&[data-when-narrow="folded"]': { '@media': { [below('md')]: { display: 'none' } } },
    },
  }),
);

/** In a wide window and on paper the code is always shown. */
export const showCode = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x16,
    width: '100%',
    minHeight: vars.size.target,
    paddingBlock: vars.space.x8,
    paddingInline: 0,
    border: 'none',
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    background: 'none',
    color: vars.color.ink,
    font: 'inherit',
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { color: vars.color.brandText },
    '@media': { [`${from('md')}, print`]: { display: 'none' } },
  }),
);

export const showCodeLabel = style(layered({ display: 'block', fontWeight: vars.weight.medium }));

export const showCodeFor = style(
  layered({ color: vars.color.inkSoft, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
);

export const codeInstruction = style(
  layered({ flex: '1 1 10rem', minWidth: 0, color: vars.color.inkSoft, overflowWrap: 'anywhere' }),
);
