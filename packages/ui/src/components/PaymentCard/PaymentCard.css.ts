import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { amountFit } from '../../theme/tokens.ts';

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

export const amount = style(
  layered({
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.letterSpacing.amount,
    lineHeight: vars.lineHeight.tight,
  }),
);

/** A wrapped amount would be misread: it stays on one line and shrinks when the card is too narrow. */
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

/** One payment. Its code is next to its numbers if there is room, and on the same printed page. */
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

/** The text wraps below the code if the card is too narrow for both. */
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
