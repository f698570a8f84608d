import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { amountFit } from '../../theme/tokens.ts';

/** The amount is measured against the card and not the window: the card lies in a narrow column of a wide window. */
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

export const amount = style(
  layered({
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.letterSpacing.amount,
    lineHeight: vars.lineHeight.tight,
  }),
);

/** A broken amount reads as another one: it keeps to one line and shrinks where the card is too narrow for it. */
export const amountSize = styleVariants({
  short: layered({
    whiteSpace: 'nowrap',
    fontSize: `min(${vars.text.amount}, ${amountFit.column.short})`,
  }),
  long: layered({
    whiteSpace: 'nowrap',
    fontSize: `min(${vars.text.amount}, ${amountFit.column.long})`,
  }),
  endless: layered({
    overflowWrap: 'anywhere',
    fontSize: `min(${vars.text.amount}, ${amountFit.column.long})`,
  }),
});

export const due = style(layered({ color: vars.color.inkSoft, overflowWrap: 'anywhere' }));

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

/** One payment: its code stands beside its numbers where there is room, and on the same page of paper. */
export const payment = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    alignItems: 'start',
    columnGap: vars.space.x32,
    rowGap: vars.space.x16,
    minWidth: 0,
    breakInside: 'avoid',
  }),
);

/** The words go below the code where the card has no room for both. */
export const code = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x16,
    minWidth: 0,
    breakInside: 'avoid',
  }),
);

export const codeInstruction = style(
  layered({ flex: '1 1 10rem', minWidth: 0, color: vars.color.inkSoft, overflowWrap: 'anywhere' }),
);
