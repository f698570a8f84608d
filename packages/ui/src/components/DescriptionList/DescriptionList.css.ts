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

/** The value stands at the line's end, and wraps below its term when both do not fit. */
const oneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x16,
  rowGap: vars.space.x4,
} as const;

/** Nothing is pressed on paper, so rows are lower and a list is more likely to fit on its page. */
const onPaper = { print: { paddingBlock: vars.space.x4 } } as const;

export const item = styleVariants({
  facts: layered({
    ...row,
    ...oneLine,
    '@media': {
      [`${from('sm')}, print`]: {
        display: 'grid',
        alignItems: 'baseline',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: vars.space.x16,
      },
      ...onPaper,
    },
  }),
  amounts: layered({ ...row, ...oneLine, '@media': onPaper }),
});

/** The value is below its term, and what can be done with it beside both, or below both where that is too narrow. */
const tooNarrow = '(max-width: 16rem)';
export const itemWithAction = style(
  layered({
    ...row,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.x4,
    selectors: { '&:has([data-state="failed"])': { display: 'block' } },
    '@container': { [tooNarrow]: { display: 'block' } },
    '@media': onPaper,
  }),
);

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
    fontSize: vars.text.small,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: {
      [`${total} > &`]: { color: vars.color.ink, fontSize: vars.text.body },
      '[data-layout="amounts"] > * > &': {
        display: 'flex',
        flex: '1 1 8rem',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.x8,
        // The amount goes to a line of its own before a word of its term is cut.
        overflowWrap: 'break-word',
      },
    },
  }),
);

const value = { minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' } as const;

export const description = styleVariants({
  facts: layered({
    ...value,
    marginInlineStart: 'auto',
    textAlign: 'end',
    '@media': { [`${from('sm')}, print`]: { marginInlineStart: 0, textAlign: 'start' } },
  }),
  /** Wide enough for most amounts, so that what explains them stands in one column too. */
  amounts: layered({
    ...value,
    minWidth: `min(5.5rem, 100%)`,
    marginInlineStart: 'auto',
    textAlign: 'end',
    selectors: { [`${total} > &`]: { fontWeight: vars.weight.bold } },
  }),
});

/** A number that is copied. If it is long, no group of it stands alone on the last line. */
export const descriptionWithAction = style(
  layered({ ...value, fontWeight: vars.weight.bold, textWrap: 'balance' }),
);

export const unknown = style(
  layered({ color: vars.color.inkSoft, fontWeight: vars.weight.regular }),
);

export const withInfo = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x8 }),
);

export const action = style(
  layered({
    gridColumn: 2,
    gridRow: '1 / span 2',
    '@container': { [tooNarrow]: { marginBlockStart: vars.space.x4 } },
    '@media': { print: { display: 'none' } },
  }),
);
