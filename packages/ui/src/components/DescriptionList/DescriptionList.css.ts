import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

/** Colour of the line above the first row. It is transparent where a card starts with the list. */
export const firstRule = createVar();

export const list = style(layered({ minWidth: 0, fontVariantNumeric: vars.font.numeric }));

const row = {
  paddingBlock: vars.space.x12,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  breakInside: 'avoid',
  ':first-child': { borderBlockStartColor: fallbackVar(firstRule, vars.color.line) },
} as const;

/** Nothing is pressed on paper, so rows are lower and a list is more likely to fit on its page. */
const onPaper = { print: { paddingBlock: vars.space.x4 } } as const;

export const item = styleVariants({
  facts: layered({
    ...row,
    '@media': {
      [`${from('sm')}, print`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: vars.space.x16,
      },
      ...onPaper,
    },
  }),
  /** The value wraps below its term when both do not fit on the line, and stays at the line's end. */
  amounts: layered({
    ...row,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x16,
    rowGap: vars.space.x4,
    '@media': onPaper,
  }),
});

export const total = style(
  layered({
    borderBlockStart: `${vars.border.thick} solid ${vars.color.ink}`,
    fontWeight: vars.weight.bold,
  }),
);

export const term = style(
  layered({
    minWidth: 0,
    color: vars.color.inkSoft,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: { [`${total} > &`]: { color: vars.color.ink } },
  }),
);

const value = { minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' } as const;

export const description = styleVariants({
  facts: layered(value),
  amounts: layered({
    ...value,
    flex: 'auto',
    textAlign: 'end',
    selectors: { [`${total} > &`]: { fontWeight: vars.weight.bold } },
  }),
});

export const unknown = style(
  layered({ color: vars.color.inkSoft, fontWeight: vars.weight.regular }),
);

export const withInfo = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x8 }),
);

export const action = style(
  layered({
    flex: '0 0 100%',
    gridColumn: '1 / -1',
    marginBlockStart: vars.space.x4,
    '@media': { print: { display: 'none' } },
  }),
);
